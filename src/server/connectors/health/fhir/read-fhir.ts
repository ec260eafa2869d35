import type { Collector } from '../collector.ts'
import { keyOf } from '../key-of.ts'
import { get, list, text } from './json.ts'
import { readResource } from './read-resource.ts'
import { createReferences, type References } from './references.ts'

export type Held = { resource: unknown; fullUrl: string }

/** The resources in a parsed file: those of a bundle, of bundles in it, or the one that it is. */
export function* resourcesIn(value: unknown, fullUrl = '', depth = 0): Generator<Held> {
  if (depth > 5) return
  if (Array.isArray(value)) {
    for (const one of value) yield* resourcesIn(one, '', depth + 1)
  } else if (text(value, 'resourceType') === 'Bundle') {
    for (const entry of list(get(value, 'entry'))) {
      yield* resourcesIn(get(entry, 'resource'), text(entry, 'fullUrl'), depth + 1)
    }
  } else if (value !== null && typeof value === 'object') yield { resource: value, fullUrl }
}

/** Reads resources one after another; what they refer to must have been learnt before. */
export function createFhirReader(
  collector: Collector,
  references: References = createReferences(),
) {
  return {
    learn: ({ resource, fullUrl }: Held) => references.learn(resource, fullUrl),
    read({ resource, fullUrl }: Held) {
      readResource(resource, {
        collector,
        keyOf,
        panelOf: (observation) => references.panelOf(observation, fullUrl),
        named: (reference, within) => references.named(reference, within),
      })
    },
  }
}
export type FhirReader = ReturnType<typeof createFhirReader>
