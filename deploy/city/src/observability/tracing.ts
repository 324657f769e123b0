import type { Tracing } from './spans.ts'

/** Of a city that nobody traces: nothing of OpenTelemetry is loaded. */
export const NO_TRACING: Tracing = {
  call: (_traceparent, run) => run(),
  traceId: () => undefined,
  statement: () => undefined,
  stop: async () => undefined,
}

/** @param endpoint of a collector that takes OTLP over HTTP, without the path; none switches traces off */
export const openTracing = async (endpoint: string | undefined): Promise<Tracing> => {
  if (endpoint === undefined) return NO_TRACING
  const { createTracing } = await import('./otlp-tracing.ts')
  return createTracing(endpoint)
}
