import * as z from 'zod/mini'
import { addressIn, clientIdIn } from '#shared/account-words.ts'
import { onboardingSources, onboardingTypes } from '#shared/onboarding-sources.ts'
import { emptyWizard, fieldNameOf, fileText, type Wizard } from './wizard.ts'

const identity = z.object({ name: z.string(), size: z.number(), lastModified: z.number() })

/** The wizard's state that the tab keeps over a reload: everything but secrets. */
const storedWizard = z.object({
  step: z.string(),
  selected: z.array(z.enum(onboardingTypes)),
  values: z.record(z.string(), z.string()),
  imports: z.partialRecord(
    z.enum(onboardingTypes),
    z.object({ id: z.string(), names: z.array(z.string()), description: z.string() }),
  ),
  /** Fields whose text was not kept completely. */
  lost: z.array(z.string()),
  /** Uploaded documents, and those that were only selected. */
  sent: z.array(identity),
  unsent: z.array(z.string()),
})
export type StoredWizard = z.infer<typeof storedWizard>
export type FileIdentity = z.infer<typeof identity>

const nothing: StoredWizard = {
  step: 'welcome',
  ...emptyWizard,
  selected: [],
  imports: {},
  lost: [],
  sent: [],
  unsent: [],
}

export function readKept(text: string): StoredWizard {
  if (text === '') return nothing
  return z.catch(storedWizard, nothing).parse(JSON.parse(text))
}

/** The values without their secrets, and the fields that had some. */
export function withoutSecrets({ values }: Wizard): Pick<StoredWizard, 'values' | 'lost'> {
  const all = onboardingSources.flatMap((source) => {
    const name = fieldNameOf(source)
    const text = values[name]?.trim() ?? ''
    return text === '' ? [] : [{ name, text, open: source.masked ? masked(text) : open(text) }]
  })
  return {
    values: Object.fromEntries(all.map((value) => [value.name, value.open])),
    lost: all.filter((value) => value.open !== value.text).map(({ name }) => name),
  }
}

const masked = (text: string) => (text === fileText ? text : '')
/** Addresses and client IDs name an account and give no access. */
function open(text: string): string {
  if (text === fileText) return text
  const id = clientIdIn(text)
  return [addressIn(text.replace(id, ' ')), id].filter((word) => word !== '').join(' ')
}
