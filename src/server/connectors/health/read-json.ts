import { ConnectorError } from '../connector-error.ts'
import { decodeText, readAll } from '../read-text.ts'
import type { Collector } from './collector.ts'
import { resourcesIn, type FhirReader } from './fhir/read-fhir.ts'
import type { Part } from './parts.ts'
import { readLines } from './read-lines.ts'

/** A bundle is read as a whole; larger exports come as lines. */
const mostBundleBytes = 64 * 1024 * 1024
const learnt = /"(DiagnosticReport|Medication|Practitioner|Organization|hasMember)"/

/** Indexes the resources that other files may refer to. */
export async function learnPart(part: Part, reader: FhirReader): Promise<void> {
  if (part.format === 'fhir') {
    const parsed = await parsedFile(part)
    for (const held of resourcesIn(parsed)) reader.learn(held)
  }
  if (part.format !== 'fhir-lines') return
  for await (const line of readLines(part.stream())) {
    if (line === undefined || !learnt.test(line)) continue
    const parsed = parse(line)
    for (const held of resourcesIn(parsed)) reader.learn(held)
  }
}

/** Reads a part; the caller may take a page from the collector at each yield. */
export async function* readPart(
  part: Part,
  reader: FhirReader,
  collector: Collector,
): AsyncGenerator<void> {
  if (part.format === 'fhir-lines') {
    let number = 0
    for await (const line of readLines(part.stream())) {
      number += 1
      if (line?.trim() === '') continue
      const parsed = line === undefined ? undefined : parse(line)
      if (parsed === undefined)
        collector.fail(`${part.name}, line ${number}`, 'It is no whole FHIR resource.')
      for (const held of resourcesIn(parsed)) reader.read(held)
      yield
    }
    return
  }
  const parsed = await parsedFile(part)
  if (parsed === undefined) {
    return collector.fail(part.name, 'It is no whole JSON file, so nothing of it was read.')
  }
  const all = [...resourcesIn(parsed)]
  if (part.format === 'fhir-bundle') for (const held of all) reader.learn(held)
  for (const held of all) {
    reader.read(held)
    yield
  }
}

async function parsedFile(part: Part): Promise<unknown> {
  const bytes = await readAll(part.stream(), mostBundleBytes)
  return parse(decodeText(bytes).replace(/^\ufeff/, ''))
}

/** `undefined` if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw new ConnectorError('bad_file', { cause: error })
  }
}
