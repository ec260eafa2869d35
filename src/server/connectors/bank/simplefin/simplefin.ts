import { counted } from '#shared/plural.ts'
import { OutgoingError, type Outgoing, type OutgoingAnswer } from '#server/http/outgoing.ts'
import { ConnectorError } from '../../connector-error.ts'
import type { Connector } from '../../connector.ts'
import { accountSet, bankOf } from './account-set.ts'
import { pullAccounts } from './pull-accounts.ts'
import { readSimpleFin } from './read-credential.ts'
import type { GetAccounts } from './get-accounts.ts'

export type SimpleFinDeps = {
  /** A setup token or an access address, as the person entered it. */
  credential: string
  /** Saves the access address, which a token yields only once. */
  keep: (changed: { credential: string }) => Promise<void>
  outgoing: Outgoing
  /** Nothing older is fetched. */
  since?: string | undefined
  now?: () => Date
}

/** Fetches transactions, read-only, from any bank supported by SimpleFIN. */
export function createSimpleFin(deps: SimpleFinDeps): Required<Pick<Connector, 'verify' | 'pull'>> {
  const { outgoing, keep, now = () => new Date() } = deps
  let entered = deps.credential

  async function call(url: string, init: Parameters<Outgoing['call']>[1]) {
    try {
      return await outgoing.call(url, init)
    } catch (error) {
      if (error instanceof OutgoingError) throw refused(error)
      throw error
    }
  }

  /** Claims a token once and saves the access address before using it. */
  async function access(signal: AbortSignal) {
    const known = readSimpleFin(entered)
    if (known?.kind === 'access') return known
    if (!known) throw new ConnectorError('auth_failed')
    const answer = await call(known.claimUrl, { method: 'POST', signal })
    if (answer.status !== 200) throw failed(answer, 'auth_failed')
    const credential = answer.text.trim()
    const claimed = readSimpleFin(credential)
    if (claimed?.kind !== 'access') throw new ConnectorError('auth_failed')
    entered = credential
    await keep({ credential })
    return claimed
  }

  const get: GetAccounts = async (query, signal) => {
    const { url, authorization } = await access(signal)
    const address = `${url}/accounts?${new URLSearchParams(query).toString()}`
    const answer = await call(address, { headers: { authorization }, signal })
    if (answer.status !== 200) throw failed(answer, 'needs_reauth')
    const parsed = accountSet.safeParse(jsonOf(answer.text))
    if (!parsed.success) throw new ConnectorError('transient')
    return parsed.data
  }

  return {
    async verify(signal) {
      const { accounts, errors } = await get({ 'balances-only': '1' }, signal)
      if (accounts.length === 0 && errors.length > 0) throw new ConnectorError('needs_user_action')
      const banks = [...new Set(accounts.map(bankOf))].filter((name) => name !== '')
      const count = counted(accounts.length, 'account')
      return { account: [banks.join(', '), count].filter((part) => part !== '').join(', ') }
    },
    pull: (cursor, signal) => pullAccounts({ get, now, since: deps.since }, cursor, signal),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused({ code }: OutgoingError): ConnectorError {
  if (code === 'address') return new ConnectorError('auth_failed')
  if (code === 'tls') return new ConnectorError('tls')
  return new ConnectorError('transient')
}

/** `forbidden` is the meaning of 401, 403 and 404: token already claimed, or access revoked. */
function failed(
  { status, headers }: OutgoingAnswer,
  forbidden: 'auth_failed' | 'needs_reauth',
): ConnectorError {
  if (status === 401 || status === 403) return new ConnectorError(forbidden)
  if (status === 402) return new ConnectorError('needs_user_action')
  if (status === 404) return new ConnectorError(forbidden)
  if (status === 429) {
    const seconds = Number(headers['retry-after'] ?? 3_600)
    const retryAfterMs = (Number.isFinite(seconds) ? seconds : 3_600) * 1_000
    return new ConnectorError('rate_limited', { retryAfterMs })
  }
  return new ConnectorError('transient')
}
