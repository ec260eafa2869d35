import type { SourceCategory, SourceType } from '../sources.ts'

export type FieldKind = 'text' | 'email' | 'password' | 'tel' | 'file'

export type SourceField = {
  name: string
  label: string
  kind: FieldKind
  /** Empty for files, which have none. */
  placeholder: string
  /** One line under the field; empty when there is nothing to say. */
  hint: string
}

export type CatalogueEntry = {
  type: SourceType
  name: string
  category: SourceCategory
  description: string
  /** What really brings the data in, in one sentence for the card. */
  connectsBy: string
  fields: readonly SourceField[]
  /** Asked for under Configure only, by those who need them. */
  moreFields?: readonly SourceField[]
  /** How to get what the fields ask for, step by step. */
  howto: readonly string[]
  /** Files that can be imported; absent where none can be yet. */
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
