import type { Tracing } from './spans.ts'

/** When tracing is off, nothing of OpenTelemetry is loaded. */
export const NO_TRACING: Tracing = {
  call: (_traceparent, run) => run(),
  traceId: () => undefined,
  statement: () => undefined,
  stop: async () => undefined,
}

/** @param endpoint OTLP/HTTP collector URL without path; undefined disables tracing */
export const openTracing = async (endpoint: string | undefined): Promise<Tracing> => {
  if (endpoint === undefined) return NO_TRACING
  const { createTracing } = await import('./otlp-tracing.ts')
  return createTracing(endpoint)
}
