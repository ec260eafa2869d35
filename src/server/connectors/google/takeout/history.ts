import { z } from 'zod'
import type { Item } from '../../connector.ts'
import { blankActivity, hashOf, momentOf } from './activities.ts'
import { jsonParts, parseJson } from './json-parts.ts'
import { readText } from './notes.ts'
import { lines } from './visits.ts'
import { itemPiece, skippedPiece, unreadable, type Read } from './piece.ts'

const text = z.string().catch('')

const visit = z.object({
  title: text,
  url: z.string(),
  time_usec: z.coerce.number(),
  page_transition: text,
})

/** Pages visited in Chrome. */
export const readChromeHistory: Read = async function* (file, { signal }) {
  let others = 0
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    if (!part.element) continue
    const parsed = visit.safeParse(parseJson(part.text))
    if (parsed.success) yield itemPiece(chromeItem(parsed.data))
    else others += 1
  }
  if (others > 0)
    yield skippedPiece('Addresses that were typed and open tabs; visits are read', others)
}

function chromeItem({ title, url, time_usec, page_transition }: z.infer<typeof visit>): Item {
  return {
    kind: 'activity',
    key: hashOf(['chrome', time_usec, url]),
    activity: {
      ...blankActivity,
      service: 'Chrome',
      action: 'visited',
      title: title || url,
      at: new Date(time_usec / 1000).toISOString(),
      url,
      detail: page_transition,
    },
  }
}

const doc = z.object({ title: text, documentType: text }).catch({ title: '', documentType: '' })
const device = z
  .object({ deviceDisplayName: text, carrier: text, manufacturer: text })
  .catch({ deviceDisplayName: '', carrier: '', manufacturer: '' })

/** An entry of a Play Store list: an installation, purchase, order or library item. */
const playEntry = z.object({
  install: z
    .object({ doc, firstInstallationTime: text, lastUpdateTime: text, deviceAttribute: device })
    .optional(),
  purchaseHistory: z
    .object({ doc, purchaseTime: text, invoicePrice: text, paymentMethodTitle: text })
    .optional(),
  orderHistory: z
    .object({
      orderId: text,
      creationTime: text,
      totalPrice: text,
      lineItem: z.array(z.object({ doc })).catch([]),
    })
    .optional(),
  libraryDoc: z.object({ doc, acquisitionTime: text }).optional(),
  subscription: z
    .object({ doc, renewalDate: text, expirationDate: text, pricing: z.unknown() })
    .optional(),
})
type PlayEntry = z.infer<typeof playEntry>

/**
 * Play Store lists. Payments are not counted as transactions, because the bank or card reports them
 * as well.
 */
export const readPlayStore: Read = async function* (file, { signal }) {
  for await (const part of jsonParts(file.stream())) {
    signal.throwIfAborted()
    const parsed = playEntry.safeParse(parseJson(part.text))
    const item = parsed.success ? playItem(parsed.data) : undefined
    yield item ? itemPiece(item) : unreadable(`${file.path}, an entry`)
  }
}

function playItem(entry: PlayEntry): Item | undefined {
  const item = (action: string, title: string, at: string, detail: string, id = ''): Item => ({
    kind: 'activity',
    key: hashOf(['play', action, title, at, id]),
    activity: { ...blankActivity, service: 'Google Play', action, title, at: momentOf(at), detail },
  })
  const { install, purchaseHistory, orderHistory, libraryDoc, subscription } = entry
  if (install) {
    const { deviceDisplayName, carrier, manufacturer } = install.deviceAttribute
    const detail = lines([
      ['updated', momentOf(install.lastUpdateTime)],
      ['on', deviceDisplayName],
      ['carrier', carrier],
      ['made by', manufacturer],
    ])
    return item(
      'installed',
      install.doc.title,
      install.firstInstallationTime,
      detail,
      deviceDisplayName,
    )
  }
  if (purchaseHistory) {
    const { doc: bought, purchaseTime, invoicePrice, paymentMethodTitle } = purchaseHistory
    const detail = lines([
      ['for', invoicePrice],
      ['paid with', paymentMethodTitle],
      ['kind', bought.documentType],
    ])
    return item('bought', bought.title, purchaseTime, detail)
  }
  if (orderHistory) {
    const { lineItem, creationTime, totalPrice, orderId } = orderHistory
    const title = lineItem
      .map((line) => line.doc.title)
      .filter((name) => name !== '')
      .join(', ')
    const detail = lines([
      ['for', totalPrice],
      ['order', orderId],
    ])
    return item('ordered', title || orderId, creationTime, detail, orderId)
  }
  if (libraryDoc) {
    return item(
      'acquired',
      libraryDoc.doc.title,
      libraryDoc.acquisitionTime,
      libraryDoc.doc.documentType,
    )
  }
  if (!subscription) return undefined
  const detail = lines([
    ['renews', subscription.renewalDate],
    ['ends', subscription.expirationDate],
  ])
  return item('subscribed', subscription.doc.title, '', detail)
}

const photo = z.object({
  title: text,
  description: text,
  url: text,
  photoTakenTime: z.object({ timestamp: z.coerce.number() }),
  geoData: z.object({ latitude: z.number(), longitude: z.number() }).optional().catch(undefined),
  people: z.array(z.object({ name: text })).catch([]),
})

/** Google Photos' metadata file next to a picture. */
export const readPhoto: Read = async function* (file) {
  const parsed = photo.safeParse(parseJson(await readText(file)))
  if (!parsed.success) return yield unreadable(file.path)
  const { title, description, url, photoTakenTime, geoData, people } = parsed.data
  const at = new Date(photoTakenTime.timestamp * 1000).toISOString()
  // 0/0 means an unknown position.
  const known = geoData && (geoData.latitude !== 0 || geoData.longitude !== 0)
  const detail = lines([
    ['', description],
    ['with', people.map(({ name }) => name).join(', ')],
  ]).trim()
  yield itemPiece({
    kind: 'activity',
    key: hashOf(['photo', title, at, url]),
    activity: {
      ...blankActivity,
      service: 'Google Photos',
      action: 'photographed',
      title,
      at,
      url,
      latitude: known ? geoData.latitude : null,
      longitude: known ? geoData.longitude : null,
      detail,
    },
  })
}
