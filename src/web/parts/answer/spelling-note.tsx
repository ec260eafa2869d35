import { Fragment } from 'react'
import type { SpellingCorrection } from '#shared/answers.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/words/rich.tsx'
import { t } from '#web/words/translate.ts'

type SpellingNoteProps = {
  spelling: readonly SpellingCorrection[] | undefined
  /** Asks again with the words as typed; absent if the answer is no longer the last one. */
  onKeep?: (() => void) | undefined
}

/**
 * Words of the question that were corrected or resolved to a person, with a way to use them as
 * typed.
 */
export function SpellingNote({ spelling = [], onKeep }: SpellingNoteProps) {
  if (spelling.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <span className="wrap-anywhere">
        {rich('Read {spelling}.', {
          spelling: spelling.map(({ typed, read }, index) => (
            <Fragment key={typed}>
              {index > 0 && (index === spelling.length - 1 ? ` ${t('and')} ` : ', ')}
              {rich('“{typed}” as {span}', {
                typed,
                span: <span className="font-medium text-foreground">{read}</span>,
              })}
            </Fragment>
          )),
        })}
      </span>
      {onKeep && (
        <Button variant="outline" size="sm" className="min-h-11 sm:min-h-9" onClick={onKeep}>
          {spelling.some(({ isPerson }) => isPerson) ? t('Use my words') : t('Use my spelling')}
        </Button>
      )}
    </p>
  )
}
