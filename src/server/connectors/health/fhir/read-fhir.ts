import type { Collector } from '../collector.ts'
import { keyOf } from '../key-of.ts'
import { get, list, text } from './json.ts'
import { readResource } from './read-resource.ts'
import { createReferences, type References } from './references.ts'

export type Held = { resource: unknown; fullUrl: string }

/** The resources in a parsed file: those of a bundle and its nested bundles, or a single one. */
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

/** Reads resources one by one; the resources they refer to must be learned first. */
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
