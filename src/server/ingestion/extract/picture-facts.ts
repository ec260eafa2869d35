import { parse } from 'exifr/dist/full.esm.mjs'
import { z } from 'zod'
import type { PlainBlock } from './plain-block.ts'

const facts = z.object({
  DateTimeOriginal: z.string().optional().catch(undefined),
  CreateDate: z.string().optional().catch(undefined),
  Make: z.string().optional().catch(undefined),
  Model: z.string().optional().catch(undefined),
  ImageDescription: z.string().optional().catch(undefined),
  latitude: z.number().optional().catch(undefined),
  longitude: z.number().optional().catch(undefined),
})

/** EXIF of a photograph: local date and time, place, camera, caption. */
export async function pictureFacts(bytes: Uint8Array): Promise<PlainBlock[]> {
  const { success, data } = facts.safeParse(await readExif(bytes))
  if (!success) return []
  const taken = momentOf(data.DateTimeOriginal ?? data.CreateDate)
  const place =
    data.latitude === undefined || data.longitude === undefined
      ? undefined
      : `${data.latitude.toFixed(5)}, ${data.longitude.toFixed(5)}`
  const camera = [data.Make, data.Model].filter((part) => part?.trim()).join(' ')
  const lines = [
    taken && `Taken on: ${taken}`,
    place && `Place (latitude, longitude): ${place}`,
    camera && `Camera: ${camera}`,
    data.ImageDescription?.trim() && `Description: ${data.ImageDescription.trim()}`,
  ].filter((line) => line !== undefined && line !== '')
  return lines.length === 0 ? [] : [{ kind: 'paragraph', text: lines.join('\n') }]
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

/** `2026:08:12 14:03:21` */
function momentOf(value: string | undefined): string | undefined {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d)/.exec(value ?? '') ?? []
  return year === undefined || year === '0000' ? undefined : `${year}-${month}-${day}, ${time}`
}
