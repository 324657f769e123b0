/** What was asked and how it ended, by the pattern of its route. */
export interface TracedCall {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Spans of the calls and of the statements that they make. */
export interface Tracing {
  /** Makes a call below the span that its caller names, if any. `described` is asked when it is over. */
  call(traceparent: string | undefined, run: () => Promise<void>, described: () => TracedCall): Promise<void>
  /** Of the call that is under way. */
  traceId(): string | undefined
  /** A statement that is over, without what was put into it. */
  statement(sql: string, milliseconds: number, isFailed: boolean): void
  /** Sends what is left. */
  stop(): Promise<void>
}
