import { parse } from 'exifr/dist/full.esm.mjs'
import { z } from 'zod'
import type { PictureFacts } from '../extracted.ts'
import { nearestPlace, type Point } from './nearest-place.ts'
import type { PlainBlock } from './plain-block.ts'

const exif = z.object({
  DateTimeOriginal: z.string().optional().catch(undefined),
  CreateDate: z.string().optional().catch(undefined),
  OffsetTimeOriginal: z.string().optional().catch(undefined),
  OffsetTime: z.string().optional().catch(undefined),
  Make: z.string().optional().catch(undefined),
  Model: z.string().optional().catch(undefined),
  ImageDescription: z.string().optional().catch(undefined),
  latitude: z.number().optional().catch(undefined),
  longitude: z.number().optional().catch(undefined),
})

/** EXIF of a photograph: local date and time, place, camera, caption; as facts and as text. */
export async function pictureFacts(
  bytes: Uint8Array,
): Promise<{ facts: PictureFacts; blocks: PlainBlock[] }> {
  const { success, data } = exif.safeParse(await readExif(bytes))
  if (!success) return { facts: {}, blocks: [] }
  const taken = momentOf(data.DateTimeOriginal ?? data.CreateDate)
  const offset = /^[+-]\d\d:\d\d$/.exec(data.OffsetTimeOriginal ?? data.OffsetTime ?? '')?.[0]
  const point = pointOf(data)
  const place = point && (await nearestPlace(point))
  const camera = [data.Make, data.Model].filter((part) => part?.trim()).join(' ')
  const lines = [
    taken && `Taken on: ${taken.replace('T', ', ')}`,
    place && `Place: ${place}`,
    point && `Latitude, longitude: ${pointText(point)}`,
    camera && `Camera: ${camera}`,
    data.ImageDescription?.trim() && `Description: ${data.ImageDescription.trim()}`,
  ].filter((line) => line !== undefined && line !== '')
  return {
    facts: {
      ...(taken ? { taken, ...(offset ? { offset } : {}) } : {}),
      ...point,
      ...(place ? { place } : {}),
    },
    blocks: lines.length === 0 ? [] : [{ kind: 'paragraph', text: lines.join('\n') }],
  }
}

const pointText = ({ latitude, longitude }: Point): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`

function pointOf({
  latitude,
  longitude,
}: Partial<Record<keyof Point, number | undefined>>): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? { latitude, longitude } : undefined
}

async function readExif(bytes: Uint8Array): Promise<unknown> {
  try {
    const tiff = exifIn(bytes)
    return await parse(tiff ?? bytes, { reviveValues: false, gps: true })
  } catch {
    // An image with missing or damaged EXIF is still an image.
    return undefined
  }
}

/** Start of a TIFF block whose first directory follows immediately, in either byte order. */
const tiffStarts = ['II*\0\b\0\0\0', 'MM\0*\0\0\0\b']

/** The EXIF block, anywhere in a JPEG or HEIC file. */
function exifIn(bytes: Uint8Array): Uint8Array | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = tiffStarts.map((start) => file.indexOf(start, 0, 'latin1')).find((found) => found >= 0)
  return at === undefined ? undefined : bytes.subarray(at)
}

/** `2026:08:12 14:03:21`; cameras whose clock was never set write days that do not exist. */
function momentOf(value: string | undefined): string | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d)/.exec(value ?? '') ?? []
  if (year === undefined || year === '0000') return undefined
  const moment = `${year}-${month}-${day}T${time}`
  const utc = Date.parse(`${moment}Z`)
  return !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(moment) ? moment : undefined
}
