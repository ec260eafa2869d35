import type { Finding } from '../gather-pages.ts'
import { asObject } from '../lenient.ts'
import { baseName } from '../open-archive.ts'
import { activityItem, contactItem, markItem, momentOf } from './entry-items.ts'
import { labelledOf } from './entry-labels.ts'
import { actionOf, relationIn, unknownReason } from './entry-names.ts'
import { albumOf, commentItem, eventOf, photoOf, reactionItem, wholePost } from './entry-posts.ts'
import { entry, type Entry, type Place } from './entry-shape.ts'

/** The entries of a file: its own list, or its named lists. */
export function* readEntries(value: unknown, path: string, owner: string): Generator<Finding> {
  for (const { entries, name } of listsIn(value)) {
    for (const given of entries) {
      const parsed = entry.safeParse(given)
      if (parsed.success) yield* findingsOf(parsed.data, { path, list: name }, owner)
      else yield { skipped: unknownReason(path), count: 1 }
    }
  }
}

function* listsIn(value: unknown): Generator<{ name: string; entries: unknown[] }> {
  if (Array.isArray(value)) {
    yield { name: '', entries: value }
    return
  }
  const object = asObject(value)
  // A file with a single entry holds it without a list.
  if ('timestamp' in object || 'photos' in object || 'label_values' in object) {
    yield { name: '', entries: [object] }
    return
  }
  for (const [name, list] of Object.entries(object)) {
    if (Array.isArray(list)) yield { name, entries: list }
    else
      for (const deeper of Object.entries(asObject(list))) {
        if (Array.isArray(deeper[1])) yield { name: deeper[0], entries: deeper[1] }
      }
  }
}

function* findingsOf(read: Entry, place: Place, owner: string): Generator<Finding> {
  const comment = read.data.find((part) => part.comment)?.comment
  const reaction = read.data.find((part) => part.reaction)?.reaction
  if (comment) yield { item: commentItem(read, comment, owner) }
  else if (reaction) yield { item: reactionItem(read, reaction, owner) }
  else if (read.photos.length > 0) yield* albumOf(read, owner)
  else if (read.label_values.length > 0) yield* labelledOf(read, place, owner)
  else if (read.start_timestamp > 0 && read.name !== '') yield { item: eventOf(read, place) }
  else if (read.uri !== '' && read.data.length === 0) yield* photoOf(read, owner)
  else if (isPost(read, place)) yield { item: wholePost(read, owner) }
  else yield* namedOf(read, place, owner)
}

const isPost = ({ data, attachments }: Entry, { path, list: name }: Place) =>
  data.some(({ post }) => post !== undefined) ||
  attachments.some((one) => one.data.some(({ media }) => media)) ||
  /(^|\/)posts\/|group_posts|wall_posts|status_updates/i.test(`${path} ${name}`)

/** The location of a named entry tells what it is. */
function* namedOf(read: Entry, { path, list: name }: Place, owner: string): Generator<Finding> {
  const title = read.name || read.data.find((part) => part.name)?.name || ''
  const where = `${name} ${baseName(path)} ${path}`
  const at = read.timestamp || read.creation_timestamp
  const people = relationIn(where)
  if (people && read.name !== '') {
    yield { item: contactItem(read.name, at, people.relation, { note: people.note }) }
  } else if (/page_likes|pages_you_(like|have_liked)|pages_liked/i.test(where) && title !== '') {
    yield {
      item: markItem(at, title, { kind: 'like', author: owner, about: title, url: read.url }),
    }
  } else if (/search/i.test(where)) yield* searchOf(read, path)
  else if (title !== '' || read.title !== '') {
    const texts = read.data.flatMap(({ text }) => text ?? []).join('\n')
    const item = activityItem(actionOf(path), title || read.title, momentOf(at), {
      detail: texts || (title === '' ? '' : read.title),
      url: read.url,
    })
    yield { item }
  } else yield { skipped: unknownReason(path), count: 1 }
}

function* searchOf(read: Entry, path: string): Generator<Finding> {
  const words = read.data.find(({ text }) => text !== undefined)?.text?.replaceAll(/^"|"$/g, '')
  const title = words ?? read.attachments[0]?.data[0]?.text ?? ''
  if (title === '' && read.title === '') yield { skipped: unknownReason(path), count: 1 }
  else yield { item: activityItem('searched', title || read.title, momentOf(read.timestamp)) }
}
