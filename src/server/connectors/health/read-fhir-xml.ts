import { refused } from './xml-reader.ts'
import type { Collector } from './collector.ts'
import { resourceFromXml } from './fhir/from-xml.ts'
import { resourcesIn, type FhirReader } from './fhir/read-fhir.ts'
import type { Part } from './parts.ts'
import { readTree } from './xml-tree.ts'

/** Reads resources in XML; the caller may take a page from the collector at each yield. */
export async function* readFhirXml(
  part: Part,
  reader: FhirReader,
  collector: Collector,
  signal: AbortSignal,
): AsyncGenerator<void> {
  const { root, damage } = await readTree(part.stream(), signal)
  if (damage !== undefined) collector.fail(part.name, damage)
  if (!root || damage === refused) return
  const all = [...resourcesIn(resourceFromXml(root))]
  for (const held of all) reader.learn(held)
  for (const held of all) {
    reader.read(held)
    yield
  }
}
