import { queryOptions } from '@tanstack/react-query'
import {
  checkInWizard,
  completeOnboarding as completeOnboardingCall,
  leaveOnboarding as leaveOnboardingCall,
  uploadInWizard as uploadInWizardCall,
} from '#shared/calls/onboarding.ts'
import type { OnboardingCheck, OnboardingCompletion } from '#shared/onboarding.ts'
import { request, requestJson } from '#web/api.ts'
import { sendForm } from '#web/send-form.ts'

export async function uploadInWizard(
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  await sendForm(uploadInWizardCall, form, { onProgress })
}

/** Checked once for each text; forgotten when unused for a while. */
export const checkQuery = (check: OnboardingCheck) =>
  queryOptions({
    queryKey: ['onboarding', 'check', check.type, check.credentials],
    queryFn: ({ signal }) => requestJson(checkInWizard, { json: check, signal }),
  })

export async function completeOnboarding(completion: OnboardingCompletion): Promise<void> {
  await request(completeOnboardingCall, { json: completion })
}

/** Never offers the wizard again. */
export async function leaveOnboarding(): Promise<void> {
  await request(leaveOnboardingCall)
}
