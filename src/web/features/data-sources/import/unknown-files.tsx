import { Link } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'
import { explainUnknown } from './explain-unknown.ts'
import type { DraftFile } from './plan.ts'

/** Unrecognised files, each with a remedy. */
export function UnknownFiles({ files }: { files: readonly DraftFile[] }) {
  if (files.length === 0) return null
  return (
    <section aria-label={t('Files that are not recognised')} className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t('Not recognised, so not imported')}</h3>
      <ul className="flex flex-col gap-3">
        {files.map(({ id, name, unread }) => {
          const { text, isDocument } = explainUnknown({ name, unread })
          return (
            <li key={id} className="flex items-start gap-3 text-sm">
              <FileQuestion aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              <span className="flex min-w-0 flex-col">
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-muted-foreground">
                  {text}{' '}
                  {isDocument && (
                    <>
                      {rich('To ask about what is written in it, upload it under {link}.', {
                        link: (
                          <Link
                            to="/documents"
                            className="text-primary underline underline-offset-4"
                          >
                            {t('Documents')}
                          </Link>
                        ),
                      })}
                    </>
                  )}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
