import { extensionOf } from '#shared/file-types.ts'
import type { ImportFile } from '../../connector.ts'
import { isZip, zipEntries } from '../../read-zip.ts'
import { isAnalyticsTable } from '../analytics/import-table.ts'
import { chooseReader, headOf, type Choice } from './choose-reader.ts'

/** Names that are the same in every language, and some of the most common folders. */
const takeoutName =
  /^Takeout\/|(^|\/)(archive_browser\.html|MyActivity\.(json|html)|MeineAktivit[^/]*\.(json|html)|BrowserHistory\.json)$|(^|\/)(My Activity|Meine Aktivitäten|YouTube [^/]+ YouTube Music|Location History[^/]*|Semantic Location History|Google Chat|Google Play Store|Google Fit|Google Pay|Google Fotos|Google Photos)\/|(^|\/)(Global Export Data|Physical Activity|Sleep)\/(steps|sleep|exercise|heart_rate)-\d[^/]*\.json$/u
/** An archive is recognised by its first files; reading every name of a large one is slow. */
const mostNames = 20_000
const mostNamed = 4
/** How many JSON files to inspect in archives whose names do not reveal Takeout. */
const mostLooks = 20

/** Describes a Google export in a few words. */
export async function recogniseTakeout(file: ImportFile): Promise<string | undefined> {
  if (await isZip(file)) return recogniseArchive(file)
  if (file.size === 0) return undefined
  const extension = extensionOf(file.name)
  const head = await headOf(file)
  if (extension === 'csv') return isAnalyticsTable(head) ? 'Google Analytics data' : undefined
  if (/^BEGIN:VCARD/i.test(head)) return 'contacts'
  if (/^BEGIN:VCALENDAR/i.test(head)) return 'a calendar'
  if (extension !== 'json' && extension !== 'html') return undefined
  const choice = await chooseReader({
    path: file.name,
    size: file.size,
    archive: '',
    stream: () => file.stream(),
  })
  return choice && 'read' in choice ? `a file of Google Takeout: ${choice.description}` : undefined
}

/** Formats that only Google writes, for a folder taken out of its archive. */
const isOwn = (choice: Choice) =>
  choice !== undefined &&
  'read' in choice &&
  ['Keep notes', 'photo details', 'Google Chat'].includes(choice.description)

/** A mailbox, the files Google adds to it, and the table of contents. */
const isOfMail = (name: string) =>
  /\.(mbox|eml)$/i.test(name) ||
  /^Takeout\/[^/]*\.html$/.test(name) ||
  /^Takeout\/(Mail|Gmail)\//i.test(name)

async function recogniseArchive(file: ImportFile): Promise<string | undefined> {
  const products = new Set<string>()
  let known = false
  let onlyMail = true
  let names = 0
  let looks = 0
  for await (const { name, ...entry } of zipEntries(file)) {
    known ||= takeoutName.test(name)
    if (!known && looks < mostLooks && /\.json$/i.test(name)) {
      looks += 1
      known = isOwn(await chooseReader({ path: name, archive: '', ...entry }))
    }
    onlyMail &&= isOfMail(name)
    const parts = name.split('/')
    const product = parts[0] === 'Takeout' ? parts[1] : parts[0]
    if (parts.length > 2 && product) products.add(product)
    names += 1
    if (names >= mostNames) break
  }
  // Mail alone belongs to its mailbox's connector and is read there.
  if (!known || onlyMail) return undefined
  const [...all] = products
  const named = all.slice(0, mostNamed).join(', ')
  const more = all.length > mostNamed ? ` and ${all.length - mostNamed} more` : ''
  return named === '' ? 'a Google Takeout archive' : `Google Takeout: ${named}${more}`
}
