import { ChevronRight } from 'lucide-react'
import type { CatalogueEntry } from '#shared/source-catalogue.ts'
import { t, tServer } from '#web/words/translate.ts'
import { splitStep } from './step-text.ts'

type HowToProps = {
  entry: Pick<CatalogueEntry, 'howto' | 'files'>
  open?: boolean
}

/** How to get the values for a source's fields, step by step. */
export function HowTo({ entry: { howto, files }, open = false }: HowToProps) {
  return (
    <details open={open} className="group text-sm">
      <summary className="inline-flex min-h-8 touch:min-h-11 cursor-pointer list-none items-center gap-1 rounded-md font-medium text-primary [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {t('How to get it')}
      </summary>
      <ol className="mt-1 flex list-decimal flex-col gap-1.5 pb-1 pl-9 wrap-anywhere text-muted-foreground">
        {howto.map((step) => (
          <li key={step}>
            <Step text={tServer(step)} />
          </li>
        ))}
      </ol>
      {files && (
        <p className="pb-1 pl-5 text-muted-foreground">
          {t('Files: {hint}', { hint: tServer(files.hint) })}
        </p>
      )}
    </details>
  )
}

function Step({ text }: { text: string }) {
  return splitStep(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a
        // The text of a step never changes.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        href={part.href}
        target="_blank"
        rel="noreferrer"
        className="text-primary underline underline-offset-4"
      >
        {part.text}
      </a>
    ),
  )
}
