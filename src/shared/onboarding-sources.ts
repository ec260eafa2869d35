import type { SourceCategory, SourceType } from './sources.ts'

/** Sources in the onboarding wizard, each with a single text field. */
export const onboardingSources = [
  {
    type: 'google',
    name: 'Google Analytics',
    category: 'business',
    field: 'clientId',
    label: 'Client ID and client secret',
    hint: 'Of an OAuth client of your own: paste both with a space between them. You allow the access at Google after the setup.',
    example: '1234567890-abc.apps.googleusercontent.com GOCSPX-aBcDeFg…',
    masked: false,
  },
  {
    type: 'facebook',
    name: 'Facebook',
    category: 'social',
    field: 'email',
    label: 'Access token, or your email address',
    hint: 'A token fetches your posts, photos, likes and events. Your export holds everything: with it, the address is enough. Never your password.',
    example: 'EAABwzLixnjYBO… or you@example.com',
    masked: false,
  },
  {
    type: 'linkedin',
    name: 'LinkedIn',
    category: 'social',
    field: 'email',
    label: 'Email address of your account',
    hint: 'The address tells your own messages from those of others; the data comes with your export. In Europe a portability token can follow the address. Never your password.',
    example: 'you@example.com',
    masked: false,
  },
  {
    type: 'bank_of_america',
    name: 'Bank of America',
    category: 'financial',
    field: 'credential',
    label: 'Account access by SimpleFIN (never your bank password)',
    hint: 'A setup token: one long word that SimpleFIN shows once. An access URL will do as well. Or add a statement file of any bank.',
    example: 'aHR0cHM6Ly9iZXRhLWJyaWRnZS5zaW1wbGVmaW4ub3JnL…',
    masked: true,
  },
  {
    type: 'gmail',
    name: 'Gmail',
    category: 'personal',
    field: 'email',
    label: 'Gmail address and app password',
    hint: 'The address, a space, and the 16 letters of an app password; your normal password does not work. Or add an exported mailbox.',
    example: 'you@gmail.com abcd efgh ijkl mnop',
    masked: false,
  },
] as const satisfies readonly {
  type: SourceType
  name: string
  category: SourceCategory
  /** The field's name in the wizard's state. */
  field: string
  label: string
  /** What exactly to paste. */
  hint: string
  example: string
  masked: boolean
}[]

export type OnboardingSource = (typeof onboardingSources)[number]
export type OnboardingType = OnboardingSource['type']

export const onboardingTypes = onboardingSources.map(({ type }) => type)

export function onboardingSourceOf(type: OnboardingType): OnboardingSource {
  const found = onboardingSources.find((source) => source.type === type)
  if (!found) throw new Error(`The wizard does not offer ${type}`)
  return found
}
