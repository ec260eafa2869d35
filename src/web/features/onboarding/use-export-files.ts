import { useEffect, useRef, useState } from 'react'
import type { OnboardingSource, OnboardingType } from '#shared/onboarding-sources.ts'
import { sourceCatalogue } from '#shared/source-catalogue.ts'
import type { ImportDraft } from '#shared/sources.ts'
import { forgetDraft, sendDraft } from '#web/parts/sources/import-drafts.ts'
import { checkImportFiles } from '#web/parts/sources/import-rules.ts'
import { describe } from '#web/failure.ts'
import { t } from '#web/words/translate.ts'
import type { WizardState } from './use-wizard.ts'

export type ExportFiles = ReturnType<typeof useExportFiles>
type Problems = Partial<Record<OnboardingType, string>>

/** Export files: the server recognises them, and they wait there until the setup is complete. */
export function useExportFiles(state: Pick<WizardState, 'wizard' | 'addFiles'>) {
  const [sending, setSending] = useState<{ type: OnboardingType; share: number }>()
  const [problems, setProblems] = useState<Problems>({})
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const tell = (type: OnboardingType, problem?: string) =>
    setProblems(({ [type]: _, ...others }) =>
      problem === undefined ? others : { ...others, [type]: problem },
    )

  async function send(source: OnboardingSource, files: readonly File[]): Promise<void> {
    const { type } = source
    const controller = new AbortController()
    abort.current = controller
    setSending({ type, share: 0 })
    try {
      const onProgress = (share: number) => setSending({ type, share })
      const draft = await sendDraft(files, { onProgress, signal: controller.signal })
      const description = descriptionOf(draft, type)
      if (description === undefined) {
        tell(type, notOf(source, draft))
        return await forgetDraft(draft.id)
      }
      const names = draft.files.map(({ name }) => name)
      state.addFiles(source, { id: draft.id, names, description })
    } catch (error) {
      if (!controller.signal.aborted) tell(type, describe(t('The files could not be sent.'), error))
    } finally {
      if (!controller.signal.aborted) setSending(undefined)
    }
  }

  const forget = (type: OnboardingType) => {
    const before = state.wizard.imports[type]
    // If the draft cannot be discarded now, the server removes it later.
    if (before) forgetDraft(before.id).catch(() => {})
  }
  return {
    sending,
    problems,
    add: (source: OnboardingSource, chosen: readonly File[]) => {
      if (sending !== undefined) return
      const { accepted, refused } = checkImportFiles(chosen)
      const lines = refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ')
      tell(source.type, lines === '' ? undefined : lines)
      if (accepted.length === 0) return
      forget(source.type)
      void send(source, accepted)
    },
    remove: (source: OnboardingSource) => {
      forget(source.type)
      tell(source.type)
      state.addFiles(source)
    },
  }
}

/** The recognised content of this source's files; `undefined` if none belongs to it. */
function descriptionOf({ files }: ImportDraft, type: OnboardingType): string | undefined {
  const found = files.flatMap(({ recognised }) =>
    recognised?.type === type ? [recognised.description] : [],
  )
  return found.length === 0 ? undefined : [...new Set(found)].join(', ')
}

function notOf({ name, type }: OnboardingSource, { files }: ImportDraft): string {
  const other = files.find(({ recognised }) => recognised)?.recognised
  const hint = sourceCatalogue[type].files?.hint ?? ''
  return other
    ? t(
        'This is {description}, of {name} and not of {name2}. Add it under Data Sources after the setup.',
        { description: other.description, name: sourceCatalogue[other.type].name, name2: name },
      )
    : t('This is no export of {name} that Trove can read. {hint}', { name, hint })
}
