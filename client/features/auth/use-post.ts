import { useState } from 'react';
import { api } from '#client/lib/api.ts';

interface Outcome<Answer> {
  onSuccess: (answer: Answer) => void;
  onError: (error: unknown) => void;
}

/**
 * A form's call. `pending` lasts until it fails: after a success something else takes the form's
 * place. Without the query client, which guests do not load.
 */
export function usePost<Answer>(path: string, { onSuccess, onError }: Outcome<Answer>) {
  const [pending, setPending] = useState(false);

  async function post(body: object): Promise<void> {
    setPending(true);
    let answer: Answer;
    try {
      answer = await api<Answer>('POST', path, body);
    } catch (error) {
      setPending(false);
      onError(error);
      return;
    }
    onSuccess(answer);
  }

  return { post: (body: object): void => void post(body), pending };
}
