import { createAddressForm } from '../../messages/phone.ts'
import { voiceFile } from '../../google-messages/takeout-voice.ts'
import { readText } from './notes.ts'
import { itemPiece, skippedPiece, type Read } from './piece.ts'

const mostPageBytes = 64 * 1024 * 1024

/** Google Voice file names: who, what and when. */
export const isVoice = (path: string) => / - \d{4}-\d{2}-\d{2}T\d{2}_\d{2}_\d{2}Z\.html$/.test(path)

/** Texts and calls of Google Voice. */
export const readVoice: Read = async function* (file) {
  const means = { addressForm: createAddressForm(undefined), own: '', names: new Map() }
  const failures: { item: string; reason: string }[] = []
  for (const found of voiceFile(await readText(file, mostPageBytes), file.path, means)) {
    if ('item' in found) yield itemPiece(found.item)
    else if ('skipped' in found) yield skippedPiece(found.skipped)
    else if ('failed' in found) failures.push({ item: file.path, reason: found.failed })
  }
  if (failures.length > 0) yield { failures }
}
