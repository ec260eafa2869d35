import type { Correction, ReadingView } from '#shared/readings.ts'
import { notify } from '#web/ui/notice.tsx'
import { t } from '#web/words/translate.ts'

type Remembered = {
  said: Correction
  readings: readonly ReadingView[]
  /** Forgets the correction and asks again. */
  undo: (id: string) => void
}

/** Reports that a correction is remembered, and lets the person undo it. */
export function notifyRemembered({ said, readings, undo }: Remembered): void {
  const taken = readings.find(
    ({ phrase, chosen, remembered }) =>
      remembered !== undefined && phrase === said.phrase && chosen.choice.kind === said.choice.kind,
  )
  const id = taken?.remembered
  if (taken === undefined || id === undefined) {
    notify({
      title: t('Nothing changed'),
      description: t('“{phrase}” could not be read that way in this question.', {
        phrase: said.phrase,
      }),
    })
    return
  }
  notify({
    title: t('Remembered'),
    description: t('From now on “{phrase}” means {label}.', {
      phrase: taken.phrase,
      label: taken.chosen.label,
    }),
    action: { label: t('Undo'), onSelect: () => undo(id) },
  })
}
