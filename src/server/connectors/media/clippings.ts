import type { Format } from '../exports/format.ts'
import { hashKey, type Finding } from '../gather-pages.ts'
import type { Note } from '../kinds/note.ts'
import { decodeText, readAll } from '../read-text.ts'
import { readWrittenTime } from '../written-time.ts'

const mostBytes = 64 * 1024 * 1024
const between = /^={8,}\s*$/m
const two = (value: number) => String(value).padStart(2, '0')

/** `Added on Friday, January 2, 2026 10:11:12 AM`, in the e-reader's language. */
function momentOf(line: string): string {
  const written = line.split('|').at(-1) ?? ''
  const time = readWrittenTime(written)
  if (!time) return ''
  const { year, month, day, hour, minute, second } = time
  return `${year}-${two(month + 1)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
}

function noteOf(block: string): Note | undefined {
  const [book = '', about = '', ...rest] = block.trim().split(/\r?\n/)
  const text = rest.join('\n').trim()
  if (!about.startsWith('-') || text === '') return undefined
  const title = book.replace(/^\ufeff/, '').trim()
  const author = /\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(title)?.[1] ?? ''
  return {
    service: 'Kindle',
    title,
    text,
    items: [],
    labels: author === '' ? [] : [author],
    createdAt: momentOf(about),
    updatedAt: '',
    archived: false,
  }
}

/** `My Clippings.txt` of a Kindle: highlights and notes in books. */
export const clippings: Format = {
  description: 'Kindle clippings',
  extensions: ['txt'],
  fits: ({ text }) => between.test(text) && /^.+\r?\n- .*\|.*\r?\n\s*\r?\n/.test(text),
  async *read({ stream }): AsyncGenerator<Finding> {
    const text = decodeText(await readAll(stream(), mostBytes))
    for (const block of text.split(between)) {
      if (block.trim() === '') continue
      const note = noteOf(block)
      if (!note) yield { skipped: 'Bookmarks without a text', count: 1 }
      else {
        const key = hashKey('kindle', note.title, note.createdAt, note.text)
        yield { item: { kind: 'note', key, note } }
      }
    }
  },
}
