import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import manifest from '../../package.json' with { type: 'json' }
import type { Tracing } from './spans.ts'

const SPANS_SENT_AFTER_MS = 2_000
/** Milliseconds; an unresponsive collector must not delay stopping. */
const LAST_SPANS_MS = 3_000

const providerOf = (endpoint: string): TracerProvider => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: LAST_SPANS_MS,
  })
  const own = { 'service.name': 'parvis-city', 'service.version': manifest.version }
  // Overridden by OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
  const resource = resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }))
  const batches = new BatchSpanProcessor({ exporter, scheduledDelayMillis: SPANS_SENT_AFTER_MS })
  return new TracerProvider({ resource, spanProcessors: [batches] })
}

/**
 * Writes its own spans: the HTTP and database instrumentations put full URLs and values, with plates and names, into
 * attributes.
 */
export const createTracing = (endpoint: string): Tracing => {
  const provider = providerOf(endpoint)
  const tracer = provider.getTracer(manifest.name, manifest.version)
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorage<Context>()

  const call: Tracing['call'] = async (traceparent, run, described) => {
    const parent = propagator.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {}, defaultTextMapGetter)
    const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent)
    try {
      await contexts.run(trace.setSpan(parent, span), run)
    } finally {
      const { method, route, status } = described()
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }

  const statement: Tracing['statement'] = (sql, milliseconds, isFailed) => {
    const context = contexts.getStore()
    // Trace only statements of requests, not of jobs.
    if (context === undefined) return
    const [verb = 'statement'] = sql.trim().split(/\s/, 1)
    const span = tracer.startSpan(
      verb.toLowerCase(),
      {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
      },
      context,
    )
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  return {
    call,
    statement,
    traceId: () => trace.getSpanContext(contexts.getStore() ?? ROOT_CONTEXT)?.traceId,
    // Spans that an absent collector does not accept are lost without further effect.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}
