import { t, tn, tServer } from '#web/words/translate.ts'

type RefusedInFolderProps = { count: number; files: readonly { path: string; reason: string }[] }

const shown = 100

/** The files of a folder that were not imported, with the reasons. */
export function RefusedInFolder({ count, files }: RefusedInFolderProps) {
  if (count === 0) return null
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 touch:py-2.5">
        {tn(count, '{count} file could not be imported.', '{count} files could not be imported.')}
      </summary>
      <ul
        className="mt-2 flex  flex-col gap-1 text-muted-foreground"
        aria-label={t('Files that could not be imported')}
      >
        {files.slice(0, shown).map(({ path, reason }) => (
          <li key={path} className="wrap-anywhere">
            <span className="text-foreground">{path}</span>: {tServer(reason)}
          </li>
        ))}
      </ul>
    </details>
  )
}
