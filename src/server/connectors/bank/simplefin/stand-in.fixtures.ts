import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandInTransaction = {
  id: string
  posted: number
  amount: string
  description: string
  payee?: string
  pending?: boolean
  transacted_at?: number
}
export type StandInAccount = { id: string; name: string; transactions: StandInTransaction[] }

const claimPath = '/claim/once'

/**
 * A local SimpleFIN server: a token is claimed once, and the response gives access to the accounts.
 */
export async function startSimpleFin(accounts: StandInAccount[] = []) {
  const state = {
    accounts,
    claimed: false,
    /** The status of every response to a request for accounts. */
    status: 200,
    errors: [] as string[],
    /** Requests received. */
    requests: [] as string[],
  }
  const authorization = `Basic ${Buffer.from('reader:s3cret').toString('base64')}`
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    state.requests.push(`${request.method} ${url.pathname}${url.search}`)
    const answer = (status: number, body: string) => {
      response.writeHead(status, status === 429 ? { 'retry-after': '120' } : {}).end(body)
    }
    if (request.method === 'POST' && url.pathname === claimPath) {
      if (state.claimed) return answer(403, 'Forbidden')
      state.claimed = true
      return answer(200, `http://reader:s3cret@127.0.0.1:${port()}/simplefin`)
    }
    if (url.pathname !== '/simplefin/accounts') return answer(404, '')
    if (request.headers.authorization !== authorization) return answer(403, 'Forbidden')
    if (state.status !== 200) return answer(state.status, '')
    return answer(200, JSON.stringify({ errors: state.errors, accounts: found(url) }))
  })
  const port = () => (server.address() as AddressInfo).port

  function found({ searchParams }: URL) {
    const [start, end] = [searchParams.get('start-date'), searchParams.get('end-date')]
    const within = ({ posted, transacted_at: at = 0 }: StandInTransaction) => {
      const time = posted === 0 ? at : posted
      return time >= Number(start ?? 0) && (end === null || time < Number(end))
    }
    return state.accounts
      .filter(({ id }) => (searchParams.get('account') ?? id) === id)
      .map(({ transactions, ...account }) => ({
        org: { domain: 'orchard.example', name: 'Orchard Bank' },
        currency: 'USD',
        balance: '100.23',
        'balance-date': 1_700_000_000,
        ...account,
        transactions: searchParams.has('balances-only') ? [] : transactions.filter(within),
      }))
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    state,
    token: Buffer.from(`http://127.0.0.1:${port()}${claimPath}`).toString('base64'),
    access: `http://reader:s3cret@127.0.0.1:${port()}/simplefin`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
