import { z } from 'zod'
import { asObject, list, loose } from '../lenient.ts'

const seconds = z.coerce.number().catch(0)
const listed = z.object({ href: loose, value: loose, timestamp: seconds })
const medium = z.object({ uri: loose, creation_timestamp: seconds, title: loose })
const labelled = z.object({
  label: loose,
  title: loose,
  value: loose,
  href: loose,
  timestamp_value: seconds,
  dict: list(z.object({ dict: list(z.object({ label: loose, value: loose, href: loose })) })),
})
const written = z.object({
  title: loose,
  timestamp: seconds,
  creation_timestamp: seconds,
  media: list(medium),
  uri: loose,
  string_list_data: list(listed),
  string_map_data: z.record(z.string(), listed).catch({}),
  label_values: list(labelled),
})

/** A named value of an entry, such as `Comment` or `Media Owner`. */
export type Line = { label: string; value: string; href: string; seconds: number }

/** An entry of any list in an export, whatever its notation. */
export type InstagramEntry = {
  /** The account or thing that the entry is about, or empty. */
  title: string
  lines: Line[]
  media: { uri: string; seconds: number; title: string }[]
  seconds: number
  /** Whether the seconds are those of some clock, whose zone is unknown. */
  timeIsLocal?: true
}

/** The entries of a JSON file, each with the name of its list. */
export function* entriesIn(value: unknown): Generator<{ name: string; entry: InstagramEntry }> {
  for (const { name, values } of listsIn(value)) {
    for (const each of values) {
      const parsed = written.safeParse(each)
      if (parsed.success) yield { name, entry: entryOf(parsed.data) }
    }
  }
}

function* listsIn(value: unknown): Generator<{ name: string; values: unknown[] }> {
  if (Array.isArray(value)) {
    yield { name: '', values: value }
    return
  }
  const object = asObject(value)
  const isOne = 'media' in object || 'string_map_data' in object || 'label_values' in object
  if (isOne) yield { name: '', values: [object] }
  else {
    for (const [name, values] of Object.entries(object)) {
      if (Array.isArray(values)) yield { name, values }
    }
  }
}

function entryOf(read: z.infer<typeof written>): InstagramEntry {
  const mapped = Object.entries(read.string_map_data).map(
    ([label, { value, href, timestamp }]) => ({
      label,
      value,
      href,
      seconds: timestamp,
    }),
  )
  const lines: Line[] = [
    ...read.string_list_data.map(({ value, href, timestamp }) => ({
      label: '',
      value,
      href,
      seconds: timestamp,
    })),
    ...mapped,
    ...read.label_values.flatMap(linesOf),
  ]
  const media = read.media.map(({ uri, creation_timestamp, title }) => ({
    uri,
    seconds: creation_timestamp,
    title,
  }))
  const own = { uri: read.uri, seconds: read.creation_timestamp, title: read.title }
  return {
    title: read.uri === '' ? read.title : '',
    lines,
    media: read.uri === '' ? media : [own],
    seconds:
      read.creation_timestamp ||
      read.timestamp ||
      (lines.find((line) => line.seconds > 0)?.seconds ?? 0) ||
      (media[0]?.seconds ?? 0),
  }
}

/** Since 2025 some lists label every value; those about a post's owner are nested. */
function linesOf({ label, title, value, href, timestamp_value, dict }: z.infer<typeof labelled>) {
  const inner = dict.flatMap((each) => each.dict)
  const named = inner.find((each) => /user ?name/i.test(each.label)) ?? inner[0]
  return [
    {
      label: label || title,
      value: value || (named?.value ?? ''),
      href: href || (inner.find((each) => each.href !== '')?.href ?? ''),
      seconds: timestamp_value,
    },
  ]
}
