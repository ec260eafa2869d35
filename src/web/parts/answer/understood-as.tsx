import type { Correction, ReadingView } from '#shared/readings.ts'
import { t } from '#web/words/translate.ts'
import { ReadingMenu, ReadingText } from './reading-menu.tsx'

/** The interpretation, unless the answer contains it. */
export const adjacentSentence = (answer: string, understood: string | undefined) =>
  understood !== undefined && answer.includes(understood) ? undefined : understood

type UnderstoodAsProps = {
  /** The question in one sentence; absent if the answer contains it. */
  sentence: string | undefined
  readings: readonly ReadingView[] | undefined
  /** Asks again; absent if the answer is no longer the last one. */
  onCorrect?: ((reading: Correction) => void) | undefined
  onForget?: ((id: string) => void) | undefined
}

/** How a question was interpreted: the sentence, and each ambiguous word. */
export function UnderstoodAs({ sentence, readings = [], onCorrect, onForget }: UnderstoodAsProps) {
  if (sentence === undefined && readings.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground print:hidden">
      <p className="max-w-full wrap-anywhere">
        <span className="font-medium">{t('Understood as:')}</span> {sentence}
      </p>
      {readings.length > 0 && (
        <ul
          aria-label={t('How the words were read')}
          className="flex min-w-0 flex-wrap gap-x-4 gap-y-2 has-[button]:gap-2"
        >
          {readings.map((reading) => (
            <li key={reading.id} className="max-w-full">
              {onCorrect && onForget ? (
                <ReadingMenu
                  reading={reading}
                  onChoose={({ choice }) => onCorrect({ phrase: reading.phrase, choice })}
                  onForget={onForget}
                />
              ) : (
                <ReadingText reading={reading} />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
