import { entriesIn } from '../instagram/entries.ts'
import { entriesOnPage } from '../instagram/page-entries.ts'
import { instagramProfile } from '../instagram/read-instagram.ts'
import { baseName, type ArchiveFile } from '../open-archive.ts'
import { decodeText, readAll } from '../read-text.ts'
import { isJson, threadOf } from './export-files.ts'
import { parseHtml, textOf, elementsIn } from '#server/html/html-tree.ts'
import { createOwner, nameInProfile, type Owner } from './owner.ts'
import { readJson } from './read-json.ts'
import { readThreadJson } from './read-thread-json.ts'

/** The most conversations to inspect; a single one between two people is enough. */
const mostThreads = 20
const mostBytes = 16 * 1024 * 1024

/** The owner of the export: from the profile, or from the conversations between two people. */
export async function findOwner(files: readonly ArchiveFile[]): Promise<Owner> {
  return createOwner((await nameOfProfile(files)) || (await nameOfThreads(files)))
}

async function nameOfProfile(files: readonly ArchiveFile[]): Promise<string> {
  for (const file of files) {
    const name = baseName(file.path)
    if (/^personal_information\.(json|html)$/i.test(name)) {
      const found = await instagramName(file)
      if (found !== '') return found
    }
    if (!/(^|_)profile_information\.(json|html)$/i.test(name) || /instagram/i.test(name)) continue
    if (isJson(file)) {
      const found = await readJson(file)
      const name = 'value' in found ? nameInProfile(found.value) : ''
      if (name !== '') return name
    } else {
      const name = nameOnPage(decodeText(await readAll(file.stream(), mostBytes)))
      if (name !== '') return name
    }
  }
  return ''
}

/** Instagram's messages use people's profile names. */
async function instagramName(file: ArchiveFile): Promise<string> {
  if (isJson(file)) {
    const found = await readJson(file)
    const entries = 'value' in found ? [...entriesIn(found.value)].map(({ entry }) => entry) : []
    return instagramProfile(entries)?.name ?? ''
  }
  const tree = parseHtml(decodeText(await readAll(file.stream(), mostBytes)))
  return instagramProfile(entriesOnPage(tree))?.name ?? ''
}

/** The profile page has a table row with the name. */
function nameOnPage(html: string): string {
  for (const row of elementsIn(parseHtml(html), ({ tag }) => tag === 'tr')) {
    const cells = row.children.map(textOf).filter((text) => text !== '')
    const [label = '', name = ''] = cells
    if (/^(full )?name$/i.test(label) && name !== '') {
      return name.split('\n')[0]?.replace(/^(full )?name:?\s*/i, '') ?? ''
    }
  }
  return ''
}

async function nameOfThreads(files: readonly ArchiveFile[]): Promise<string> {
  const nobody = createOwner('')
  const counted = new Map<string, number>()
  let read = 0
  for (const file of files) {
    if (!isJson(file) || file.size > mostBytes || read >= mostThreads) continue
    const inFolder = threadOf(file.path) !== undefined
    if (!inFolder && /\/(posts|comments|friends|events|groups|profile)/i.test(file.path)) continue
    const found = await readJson(file)
    const thread = 'value' in found ? readThreadJson(found.value, '') : undefined
    if (!thread) continue
    read += 1
    const name = nobody.in(thread.title, thread.people)
    if (name !== undefined) counted.set(name, (counted.get(name) ?? 0) + 1)
  }
  const [most] = [...counted].toSorted((a, b) => b[1] - a[1])
  return most?.[0] ?? ''
}
