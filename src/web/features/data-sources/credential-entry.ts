import type { CatalogueEntry } from '#shared/source-catalogue.ts'
import type { NewSource } from '#shared/sources.ts'

/** Entries in a credential form, by field name; the name of a file. */
export type Entered = Readonly<Record<string, string>>

/** The labels of fields that are empty or contain only spaces. */
export function missingLabels({ fields }: CatalogueEntry, entered: Entered): string[] {
  return fields.filter(({ name }) => (entered[name] ?? '').trim() === '').map(({ label }) => label)
}

export function toNewSource(entry: CatalogueEntry, entered: Entered): NewSource {
  const { name, type, category, fields } = entry
  return {
    name,
    type,
    config: {
      credentials: Object.fromEntries(
        fields.map((field) => [field.name, entered[field.name] ?? '']),
      ),
      category,
      scrapingEnabled: true,
      vectorizationEnabled: true,
    },
  }
}
