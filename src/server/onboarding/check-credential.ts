import { connectorOf } from '#server/connectors/all.ts'
import type { ConnectorSettings } from '#server/connectors/descriptor.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { reasonText } from '#server/sources/reasons.ts'
import { onboardingSourceOf, type OnboardingType } from '#shared/onboarding-sources.ts'
import type { OnboardingChecked } from '#shared/onboarding.ts'
import { readCredential } from './read-credential.ts'

const waitMs = 20_000

/** Tries the entered credentials of one source, without storing them. */
export async function checkCredential(
  connectors: ConnectorSettings,
  type: OnboardingType,
  text: string,
  gone: AbortSignal,
): Promise<OnboardingChecked> {
  const { credentials, problem, later } = readCredential(type, text)
  if (problem !== undefined) return { result: 'problem', text: problem }
  if (later !== undefined) return { result: 'later', text: later }
  const verify = connectorOf(type, { credentials }, connectors).verify
  if (!verify) return { result: 'later', text: reasonText('awaiting_file', type) }
  const signal = AbortSignal.any([gone, AbortSignal.timeout(waitMs)])
  try {
    const { account } = await verify(signal)
    return { result: 'works', text: account === '' ? 'It works.' : `It works: ${account}.` }
  } catch (error) {
    return failure(type, error, signal)
  }
}

function failure(type: OnboardingType, error: unknown, signal: AbortSignal): OnboardingChecked {
  if (!(error instanceof ConnectorError) && !signal.aborted) throw error
  const code = error instanceof ConnectorError ? error.code : 'transient'
  if (code === 'transient' || code === 'rate_limited' || code === 'quota_or_billing') {
    const { name } = onboardingSourceOf(type)
    return {
      result: 'later',
      text: `${name} could not be asked right now. The setup tries it again.`,
    }
  }
  return { result: 'problem', text: inWizard(reasonText(code, type)) }
}

/**
 * Reasons are written for people who already have the source; here the entry is corrected in place.
 */
const inWizard = (reason: string): string =>
  reason.replaceAll(/,? under Configure/g, '').replaceAll(' Then sync again.', '')
