/** Request and outcome, by route pattern. */
export interface TracedCall {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Spans of requests and their SQL statements. */
export interface Tracing {
  /** Runs a request under the span its caller names, if any. `described` is called afterwards. */
  call(traceparent: string | undefined, run: () => Promise<void>, described: () => TracedCall): Promise<void>
  /** Trace id of the current request. */
  traceId(): string | undefined
  /** Records a finished statement, without its parameters. */
  statement(sql: string, milliseconds: number, isFailed: boolean): void
  /** Sends the remaining spans. */
  stop(): Promise<void>
}
