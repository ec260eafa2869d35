import { catalogueTypes, sourceCatalogue, type CatalogueEntry } from '#shared/source-catalogue.ts'
import { SourceIcon } from '#web/parts/sources/source-icon.tsx'
import { t, tServer } from '#web/words/translate.ts'

/** The types of sources that can be added. */
export function SourceTypes({ onChoose }: { onChoose: (entry: CatalogueEntry) => void }) {
  return (
    <>
      <ul aria-label={t('Types of data sources')} className="grid gap-2 sm:grid-cols-2">
        {catalogueTypes.map((type) => {
          const entry = sourceCatalogue[type]
          return (
            <li key={type} className="flex">
              <button
                type="button"
                onClick={() => onChoose(entry)}
                className="flex flex-1 items-start gap-3 rounded-lg border bg-card p-3 text-left transition-colors hover:border-input hover:bg-secondary"
              >
                <SourceIcon type={type} />
                <span className="flex min-w-0 flex-col gap-0.5">
                  <span className="text-sm font-medium">{tServer(entry.name)}</span>
                  <span className="text-xs text-muted-foreground">
                    {tServer(entry.description)}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-muted-foreground">
        {t(
          'Bank statements and health records need no connection: drop the exported files on Data Sources.',
        )}
      </p>
    </>
  )
}
