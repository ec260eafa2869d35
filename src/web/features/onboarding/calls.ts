import type { OnboardingCompletion } from '#shared/onboarding.ts'
import { request } from '#web/api.ts'
import { sendForm } from '#web/send-form.ts'

export async function uploadInWizard(
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<void> {
  const form = new FormData()
  for (const file of files) form.append('files', file)
  await sendForm('/api/onboarding/upload-documents', form, { onProgress })
}

export async function completeOnboarding(completion: OnboardingCompletion): Promise<void> {
  await request('/api/onboarding/complete', { method: 'POST', json: completion })
}

/** The wizard is not offered again. */
export async function leaveOnboarding(): Promise<void> {
  await request('/api/onboarding/leave', { method: 'POST' })
}
