import { done } from '../done.ts'
import {
  onboardingCheck,
  onboardingChecked,
  onboardingCompletion,
  onboardingUpload,
} from '../onboarding.ts'
import type { Call } from './call.ts'

export const uploadInWizard = {
  method: 'POST',
  path: '/api/onboarding/upload-documents',
  by: 'account',
  says: 'Stores documents from the wizard.',
  files: ['files'],
  answer: onboardingUpload,
} as const satisfies Call

export const checkInWizard = {
  method: 'POST',
  path: '/api/onboarding/check',
  by: 'account',
  says: 'Tries what was entered for a source, and keeps nothing.',
  json: onboardingCheck,
  answer: onboardingChecked,
} as const satisfies Call

export const completeOnboarding = {
  method: 'POST',
  path: '/api/onboarding/complete',
  by: 'account',
  says: 'Takes what the wizard gathered.',
  json: onboardingCompletion,
  answer: done,
} as const satisfies Call

export const leaveOnboarding = {
  method: 'POST',
  path: '/api/onboarding/leave',
  by: 'account',
  says: 'The wizard is not offered again.',
  answer: done,
} as const satisfies Call
