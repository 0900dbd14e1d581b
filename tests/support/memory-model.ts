/** Something that was told or set right: what a thing was called. */
export interface Named {
  thing: string;
  value: string;
}

/** One message of the person's, by the number of the exchange it began. */
interface Said extends Named {
  exchange: number;
}

/** A correction, or a sentence that was forgotten or kept; `order` says which was decided later. */
interface Decided extends Named {
  kind: 'correction' | 'told';
  exchange: number;
  retired: boolean;
  order: number;
  /** What a correction found to be wrong. */
  wrong: readonly string[];
}

function is(one: Named, other: Named): boolean {
  return one.thing === other.thing && one.value === other.value;
}

function applies({ kind, retired }: Decided): boolean {
  return kind === 'correction' ? !retired : retired;
}

function unique(values: string[]): string[] {
  return [...new Set(values)].toSorted();
}

/**
 * What memory is meant to hold after any sequence of steps, in the simplest words: a list of what was
 * said and a list of what was decided. It knows names alone, and nothing of how they are found.
 */
export function createMemoryModel() {
  let said: Said[] = [];
  let decided: Decided[] = [];
  let order = 0;

  /** A correction says that a value was wrong, unless a later one says it after all. */
  function takes(one: Decided, what: Named): boolean {
    if (one.kind === 'told') return is(one, what);
    if (one.thing !== what.thing || !one.wrong.includes(what.value)) return false;
    return !decided.some(
      (later) =>
        later.kind === 'correction' && !later.retired && later.order > one.order && is(later, what),
    );
  }

  function isOut(what: Named): boolean {
    const kept = decided.find((one) => one.kind === 'told' && !one.retired && is(one, what));
    return decided.some(
      (one) => applies(one) && one.order > (kept?.order ?? -1) && takes(one, what),
    );
  }

  function isOver(one: Decided): boolean {
    if (one.retired) return true;
    return decided.some((later) => later.order > one.order && applies(later) && takes(later, one));
  }

  /** What was decided goes with its message, but for what another message told as well. */
  function settle(exchange: number, kinds: readonly Decided['kind'][]): void {
    decided = decided.flatMap((one) => {
      if (one.exchange !== exchange || !kinds.includes(one.kind)) return [one];
      const other = one.kind === 'told' && said.findLast((told) => is(told, one));
      return other ? [{ ...one, exchange: other.exchange }] : [];
    });
  }

  const corrections = (): Decided[] => decided.filter(({ kind }) => kind === 'correction');

  return {
    say(what: Said): void {
      said.push(what);
    },
    edit(exchange: number, what: Named): void {
      said = said.map((one) => (one.exchange === exchange ? { ...one, ...what } : one));
      settle(exchange, ['told']);
    },
    remove(exchange: number): void {
      said = said.filter((one) => one.exchange !== exchange);
      settle(exchange, ['told', 'correction']);
    },
    correct(exchange: number, what: Named): void {
      const known = [
        ...said.filter((one) => !isOut(one)),
        ...corrections().filter((one) => !isOver(one)),
      ].filter((one) => one.thing === what.thing && one.value !== what.value);
      const wrong = known.map(({ value }) => value);
      order += 1;
      decided.push({ ...what, kind: 'correction', exchange, retired: false, order, wrong });
    },
    /** Forgets or takes up again what was told, wherever it was told. */
    decide(what: Named, retired: boolean): void {
      order += 1;
      const known = decided.find((one) => one.kind === 'told' && is(one, what));
      const exchange = Math.max(...said.filter((one) => is(one, what)).map((one) => one.exchange));
      if (known) Object.assign(known, { retired, order });
      else decided.push({ ...what, kind: 'told', exchange, retired, order, wrong: [] });
    },
    /** Undoes a correction or takes it up again; the newest is number 0. */
    decideCorrection(number: number, retired: boolean): void {
      const one = corrections().toSorted((a, b) => b.order - a.order)[number];
      order += 1;
      if (one) Object.assign(one, { retired, order });
    },
    said: (): readonly Said[] => said,
    corrections: (): number => corrections().length,
    /** What the list of memories shows of each kind, and whether it is crossed out. */
    shown: () => ({
      told: unique(said.map((one) => `${one.value} ${isOut(one)}`)),
      corrections: corrections()
        .map((one) => `${one.value} ${isOver(one)}`)
        .toSorted(),
    }),
    /** The values that a request holds: what was said and stays, and what was set right and holds. */
    requested: (): string[] =>
      unique([
        ...said.filter((one) => !isOut(one)).map(({ value }) => value),
        ...corrections()
          .filter((one) => !isOver(one))
          .map(({ value }) => value),
      ]),
    /** The values that a search finds in the conversation, whatever was decided about them. */
    found: (): string[] => unique(said.map(({ value }) => value)),
  };
}
