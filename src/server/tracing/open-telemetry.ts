import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { TracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace'
import { version } from '../version.ts'
import type { Tracing } from './tracing.ts'

const kinds = { call: SpanKind.SERVER, job: SpanKind.CONSUMER } as const

/** Spans sent to an OpenTelemetry collector over HTTP, as JSON. */
export function createTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'trove', 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('trove', version)
  return {
    async trace({ name, kind, facts }, work) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts })
      try {
        return await work((better, more) => {
          span.updateName(better).setAttributes(more)
        })
      } catch (error) {
        // Without the message, which may contain a person's text.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    close: () => provider.shutdown(),
  }
}
