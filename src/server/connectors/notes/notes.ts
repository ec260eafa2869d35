import type { Connector } from '../connector.ts'
import { createFileConnector } from '../exports/file-connector.ts'
import { appleNotes, isAppleNote } from './apple-notes.ts'
import { attachment } from './attachment.ts'
import { evernote } from './evernote.ts'
import { markdown } from './markdown.ts'
import { onenote, onenoteContents, onenotePackage } from './onenote.ts'

const isNote = (name: string) => /\.(md|markdown|enex|one|onepkg)$/i.test(name) || isAppleNote(name)
/** Files that accompany notes. */
const isAttachment = (name: string) =>
  name.endsWith('/') ||
  /(^|\/)\.obsidian\//.test(name) ||
  /(^|\/)info\.json$|\.(png|jpe?g|gif|webp|svg|heic|pdf|docx?|pptx|xlsx|csv|mp[34]|m4a|canvas|html|css|onetoc2)$/i.test(
    name,
  )

/** Archives of notes hold hardly anything else; a program's folder has only a page or two. */
const mayHold = (names: readonly string[]) => {
  const others = names.filter((name) => !isAttachment(name))
  return others.filter(isNote).length * 2 > others.length
}

/** Notes of programs for taking notes, with the documents next to them. */
export const createNotes = (): Connector =>
  createFileConnector({
    formats: [evernote, onenote, onenotePackage, onenoteContents, markdown, appleNotes, attachment],
    mayHold,
  })
