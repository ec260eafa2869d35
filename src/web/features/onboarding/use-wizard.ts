import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { OnboardingSource, OnboardingType } from '#shared/onboarding-sources.ts'
import { readKept, withoutSecrets } from './stored-wizard.ts'
import { useWizardUpload } from './use-wizard-upload.ts'
import { createWizardMemory } from './wizard-memory.ts'
import {
  addFiles,
  enterValue,
  fieldNameOf,
  reachable,
  stepFrom,
  steps,
  toggleSource,
  type AddedFiles,
  type Step,
  type Wizard,
} from './wizard.ts'

export type WizardState = ReturnType<typeof useWizard>

const stepOf = (text: string | undefined): Step | undefined => steps.find((step) => step === text)

/**
 * The person's position in the wizard and their entries. The address names the step; the tab keeps
 * everything but secrets over a reload, and the page keeps the rest until it is closed.
 */
export function useWizard(personId: string) {
  const client = useQueryClient()
  const [memory] = useState(() => createWizardMemory(window.sessionStorage, personId))
  const key = ['onboarding', 'wizard', personId]
  const [kept] = useState(() => readKept(memory.read('state')))
  const inPage = () => client.getQueryData<Wizard>(key)
  const [wizard, setWizard] = useState<Wizard>(() => inPage() ?? kept)
  const [lost, setLost] = useState<readonly string[]>(() => (inPage() ? [] : kept.lost))
  const [ended, setEnded] = useState(false)
  const upload = useWizardUpload(personId, kept)
  const { step, moved, go } = useStep(wizard, kept.step)

  const { sent, unsent } = upload
  useEffect(() => {
    if (ended) return
    client.setQueryData(key, wizard)
    const { values, lost: secret } = withoutSecrets(wizard)
    const { selected, imports } = wizard
    const fields = [...new Set([...secret, ...lost])]
    memory.write(
      'state',
      JSON.stringify({ step, selected, values, imports, lost: fields, sent, unsent }),
    )
  })

  return {
    wizard,
    upload,
    step,
    moved,
    move: (by: 1 | -1) => go(stepFrom(step, by)),
    toggle: (type: OnboardingType) => setWizard((now) => toggleSource(now, type)),
    enter: (field: string, text: string) => {
      setWizard((now) => enterValue(now, field, text))
      setLost((now) => now.filter((other) => other !== field))
    },
    addFiles: (source: OnboardingSource, added?: AddedFiles) => {
      setWizard((now) => addFiles(now, source, added))
      if (added) setLost((now) => now.filter((other) => other !== fieldNameOf(source)))
    },
    /** Whether a secret of this source was lost in a reload. */
    isLost: (source: OnboardingSource) => lost.includes(fieldNameOf(source)),
    /** The wizard is complete, and none of its state is kept any more. */
    end: () => {
      setEnded(true)
      client.removeQueries({ queryKey: ['onboarding'] })
      memory.write('state', '')
      memory.write('completed', 'yes')
    },
  }
}

/** The step in the address, so that the browser's Back goes one step back. */
function useStep(wizard: Wizard, keptStep: string) {
  const { step: named } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [moved, setMoved] = useState(false)
  const step = reachable(stepOf(named) ?? 'welcome', wizard)
  // A person who returns without a step in the address continues where they were.
  const [first] = useState(() =>
    named === undefined ? reachable(stepOf(keptStep) ?? 'welcome', wizard) : step,
  )

  const show = (next: Step, replace: boolean) =>
    void navigate({
      to: '/onboarding',
      search: ({ from }) => ({ from, step: next === 'welcome' ? undefined : next }),
      replace,
    })
  useEffect(() => {
    if (first !== step) show(first, true)
    // Only when the wizard is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    step,
    moved,
    go: (next: Step) => {
      setMoved(true)
      show(next, false)
    },
  }
}
