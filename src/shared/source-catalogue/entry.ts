import type { SourceCategory, SourceType } from '../sources.ts'

export type FieldKind = 'text' | 'email' | 'password' | 'tel' | 'file'

export type SourceField = {
  name: string
  label: string
  kind: FieldKind
  /** Empty for file fields. */
  placeholder: string
  /** One line under the field; may be empty. */
  hint: string
}

export type CatalogueEntry = {
  type: SourceType
  name: string
  category: SourceCategory
  description: string
  /** How the data is imported, in one sentence for the card. */
  connectsBy: string
  fields: readonly SourceField[]
  /** Optional fields, shown only under Configure. */
  moreFields?: readonly SourceField[]
  /** How to get the values for the fields, step by step. */
  howto: readonly string[]
  /** Importable files, if any are supported. */
  files?: { accept: readonly string[]; hint: string }
}

export const field = (
  name: string,
  label: string,
  kind: FieldKind,
  placeholder: string,
  hint: string,
): SourceField => ({ name, label, kind, placeholder, hint })
export const email = (hint: string) => field('email', 'Email', 'email', 'you@example.com', hint)
