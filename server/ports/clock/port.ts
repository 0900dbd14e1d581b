/** The only source of time on the server, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
