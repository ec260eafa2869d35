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
  summary: 'Uploads documents from the wizard.',
  files: ['files'],
  response: onboardingUpload,
} as const satisfies Call

export const checkInWizard = {
  method: 'POST',
  path: '/api/onboarding/check',
  access: 'account',
  summary: 'Checks the credentials of a source without storing them.',
  json: onboardingCheck,
  response: onboardingChecked,
} as const satisfies Call

export const completeOnboarding = {
  method: 'POST',
  path: '/api/onboarding/complete',
  access: 'account',
  summary: "Completes the wizard with the person's entries.",
  json: onboardingCompletion,
  response: done,
} as const satisfies Call

export const leaveOnboarding = {
  method: 'POST',
  path: '/api/onboarding/leave',
  access: 'account',
  summary: 'Skips the wizard; it is not offered again.',
  response: done,
} as const satisfies Call
