import type { Finding } from '../gather-pages.ts'
import { baseName } from '../open-archive.ts'
import { activityItem, markItem, momentOf, postItem } from './entry-items.ts'
import { actionOf, unknownReason } from './entry-names.ts'
import type { Entry, Place } from './entry-shape.ts'

/** The newest exports label every value; the file name tells what the entry is. */
export function* labelledOf(read: Entry, { path }: Place, owner: string): Generator<Finding> {
  const lines = read.label_values.flatMap(
    ({ label, title, value, href, vec, dict, timestamp_value }) => {
      const inner = [...vec, ...dict].map((part) => part.value).filter((part) => part !== '')
      const time = timestamp_value > 0 ? momentOf(timestamp_value) : ''
      const shown = [value || href || time, ...inner].filter((part) => part !== '').join(', ')
      return shown === '' ? [] : [{ label: label || title, value: shown, href }]
    },
  )
  const find = (pattern: RegExp) => lines.find(({ label }) => pattern.test(label))?.value ?? ''
  const time = read.label_values.find(({ timestamp_value }) => timestamp_value > 0)
  const at = read.timestamp || (time?.timestamp_value ?? 0)
  const url = lines.find(({ href }) => href !== '')?.href ?? find(/^url$/i)
  const files = read.media.map(({ uri }) => baseName(uri))
  const given = { author: owner, title: read.title, url, files }
  const text = find(/^(text|post|message|comment|description|caption)/i)
  const where = baseName(path)
  if (/reaction|likes/i.test(where)) {
    const about = find(/name|author|owner/i)
    yield {
      item: markItem(at, `${read.fbid} ${url}`, {
        ...given,
        kind: 'reaction',
        text: find(/reaction/i),
        about,
      }),
    }
  } else if (/comment/i.test(where))
    yield { item: postItem(at, text, { ...given, kind: 'comment' }) }
  else if (/(^|\/)posts\//i.test(path) || /posts/i.test(where)) {
    yield { item: postItem(at, text, { ...given, kind: 'post' }) }
  } else if (lines.length === 0) yield { skipped: unknownReason(path), count: 1 }
  else {
    const title = read.title || find(/name|title/i) || (lines[0]?.value ?? '')
    const detail = lines.map(({ label, value }) => `${label}: ${value}`).join('\n')
    yield { item: activityItem(actionOf(path), title, momentOf(at), { detail, url }) }
  }
}
