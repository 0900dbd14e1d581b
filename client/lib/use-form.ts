import { type ChangeEvent, type SubmitEvent, useState } from 'react';

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

export interface FormRules<Values, Problem extends string> {
  initial: Values;
  /** The first problem of each field that has one. */
  problemsOf: (values: Values) => { [Name in keyof Values]?: Problem | undefined };
  /** A problem in the words of the page. */
  wordsFor: (problem: Problem) => string;
}

type Change = (event: ChangeEvent<HTMLInputElement>) => void;

/** What a field of text is given by its form. */
export interface FieldOfForm {
  name: string;
  value: string;
  onChange: Change;
  error: string | undefined;
}

/** What a tick is given by its form. */
export interface TickOfForm {
  name: string;
  checked: boolean;
  onChange: Change;
  error: string | undefined;
}

/**
 * The state of a form. Problems show after the first try to send it and then follow what is typed;
 * the first field in error gets the focus. Kept small on purpose: the log-in page, where it
 * stands, has a promised weight.
 */
export function useForm<
  Values extends Record<keyof Values, string | boolean>,
  Problem extends string,
>({ initial, problemsOf, wordsFor }: FormRules<Values, Problem>) {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});

  function change(name: string, value: string | boolean) {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
  }

  function errorOf(name: keyof Values & string): string | undefined {
    const problem = tried ? problemsOf(values)[name] : undefined;
    return refused[name] ?? (problem && wordsFor(problem));
  }

  /** The names are asked for in the order of the fields on the page. */
  function focusFirst(isWrong: (name: string) => boolean) {
    const [first] = Object.keys(initial).filter(isWrong);
    if (first) document.getElementsByName(first)[0]?.focus();
  }

  return {
    values,
    /** For a field of text. */
    text: (name: NamesOf<Values, string>): FieldOfForm => ({
      name,
      value: String(values[name]),
      onChange: (event) => change(name, event.target.value),
      error: errorOf(name),
    }),
    /** For a tick. */
    tick: (name: NamesOf<Values, boolean>): TickOfForm => ({
      name,
      checked: values[name] === true,
      onChange: (event) => change(name, event.target.checked),
      error: errorOf(name),
    }),
    /** Calls `send` with the values when no field has a problem. */
    submit: (send: (values: Values) => void) => (event: SubmitEvent) => {
      event.preventDefault();
      setTried(true);
      const problems = new Map(Object.entries(problemsOf(values)));
      const isWrong = (name: string) => problems.get(name) !== undefined;
      if ([...problems.keys()].some(isWrong)) focusFirst(isWrong);
      else send(values);
    },
    /** Shows the server's sentence under each field it refused. */
    refuse: (fields: Readonly<Record<string, string>>) => {
      setRefused(fields);
      focusFirst((name) => name in fields);
    },
  };
}
