import type { SourceCategory, SourceType } from './sources.ts'

/** What the onboarding wizard offers: one field of text for each. */
export const onboardingSources = [
  {
    type: 'google',
    name: 'Google Analytics',
    category: 'business',
    field: 'clientId',
    label: 'Client ID of your Google OAuth client',
    masked: false,
  },
  {
    type: 'facebook',
    name: 'Facebook',
    category: 'social',
    field: 'email',
    label: 'Email of your Facebook account',
    masked: false,
  },
  {
    type: 'linkedin',
    name: 'LinkedIn',
    category: 'social',
    field: 'email',
    label: 'Email of your LinkedIn account',
    masked: false,
  },
  {
    type: 'bank_of_america',
    name: 'Bank of America',
    category: 'financial',
    field: 'credential',
    label: 'Account (never your bank password)',
    masked: true,
  },
  {
    type: 'gmail',
    name: 'Gmail',
    category: 'personal',
    field: 'email',
    label: 'Gmail address',
    masked: false,
  },
] as const satisfies readonly {
  type: SourceType
  name: string
  category: SourceCategory
  /** The credential field that the text fills. */
  field: string
  label: string
  masked: boolean
}[]
