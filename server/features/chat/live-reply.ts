/**
 * One reply in the making, held by the process that makes it. Readers come and go: each reads from
 * the text itself, from wherever it stands, so that a slow one costs nothing and a late one misses
 * nothing.
 */
export class LiveReply {
  readonly replyId: string;
  readonly userId: string;
  readonly attempt: number;
  readonly controller = new AbortController();
  text = '';
  #ended = false;
  #change = Promise.withResolvers<void>();
  readonly #end = Promise.withResolvers<void>();

  constructor(replyId: string, userId: string, attempt: number) {
    this.replyId = replyId;
    this.userId = userId;
    this.attempt = attempt;
  }

  /** Resolves when the reply has been stored in its final state. */
  get ended(): Promise<void> {
    return this.#end.promise;
  }

  say(text: string): void {
    this.text += text;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
    this.#end.resolve();
  }

  /**
   * What was said so far, then what is said as it comes; returns when the reply has ended or
   * `signal` says that the reader is gone.
   */
  async *read(signal: AbortSignal): AsyncGenerator<string> {
    const gone = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => gone.resolve(), { once: true });
    let offset = 0;
    while (!signal.aborted) {
      if (offset < this.text.length) {
        const fresh = this.text.slice(offset);
        offset = this.text.length;
        yield fresh;
      } else if (this.#ended) {
        return;
      } else {
        await Promise.race([this.#change.promise, gone.promise]);
      }
    }
  }

  #wake(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers<void>();
  }
}
