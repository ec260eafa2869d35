/** Attributes of a span: ids, route templates, kinds and counts, but nothing that a person wrote. */
export type SpanFacts = Record<string, string | number>

type Span = {
  /** A route template or a kind of job. */
  name: string
  kind: 'call' | 'job'
  facts: SpanFacts
}

/** Sets a better name, and facts that are known only afterwards. */
type Describe = (name: string, facts: SpanFacts) => void

/** Runs work as a span of a trace. */
export type Tracing = {
  trace: <T>(span: Span, work: (describe: Describe) => Promise<T>) => Promise<T>
  /** Sends pending spans. */
  close: () => Promise<void>
}

export const untraced: Tracing = {
  trace: (_, work) => work(() => undefined),
  close: () => Promise.resolve(),
}

/** Traces for the collector at `endpoint`. Without one, OpenTelemetry is not loaded. */
export async function openTracing(endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return untraced
  const { createTracing } = await import('./open-telemetry.ts')
  return createTracing(endpoint)
}
