import type { Correction, ReadingView } from '#shared/readings.ts'
import { notify } from '#web/ui/notice.tsx'

type Told = {
  said: Correction
  readings: readonly ReadingView[]
  /** Forgets the correction and asks again. */
  undo: (id: string) => void
}

/** Reports that a correction is remembered, and lets the person undo it. */
export function tellRemembered({ said, readings, undo }: Told): void {
  const taken = readings.find(
    ({ phrase, chosen, remembered }) =>
      remembered !== undefined && phrase === said.phrase && chosen.choice.kind === said.choice.kind,
  )
  const id = taken?.remembered
  if (taken === undefined || id === undefined) {
    notify({
      title: 'Nothing changed',
      description: `“${said.phrase}” could not be read that way in this question.`,
    })
    return
  }
  notify({
    title: 'Remembered',
    description: `From now on “${taken.phrase}” is ${taken.chosen.label}.`,
    action: { label: 'Undo', onSelect: () => undo(id) },
  })
}
