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
  access: 'account',
  summary: 'Stores documents from the wizard.',
  files: ['files'],
  response: onboardingUpload,
} as const satisfies Call

export const checkInWizard = {
  method: 'POST',
  path: '/api/onboarding/check',
  access: 'account',
  summary: 'Tries what was entered for a source, and keeps nothing.',
  json: onboardingCheck,
  response: onboardingChecked,
} as const satisfies Call

export const completeOnboarding = {
  method: 'POST',
  path: '/api/onboarding/complete',
  access: 'account',
  summary: 'Takes what the wizard gathered.',
  json: onboardingCompletion,
  response: done,
} as const satisfies Call

export const leaveOnboarding = {
  method: 'POST',
  path: '/api/onboarding/leave',
  access: 'account',
  summary: 'The wizard is not offered again.',
  response: done,
} as const satisfies Call
