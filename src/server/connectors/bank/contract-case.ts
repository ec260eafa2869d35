import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { createBank } from './bank.ts'
import { startSimpleFin } from './simplefin/stand-in.fixtures.ts'

const csv = Array.from(
  { length: 40 },
  (_, at) => `01/${String((at % 28) + 1).padStart(2, '0')}/2026,SHOP ${at},-10.00\n`,
).join('')
const ofx =
  '<OFX><ACCTID>1234567890<STMTTRN><DTPOSTED>20260125<TRNAMT>-1<FITID>1<NAME>Shop</STMTTRN></OFX>'

const daySeconds = 86_400

/** Two accounts over a hundred days; today's transactions may be returned again. */
const accounts = () =>
  [4321, 9876].map((digits) => ({
    id: `A${digits}`,
    name: `Checking ${digits}`,
    transactions: Array.from({ length: 100 }, (_, day) => ({
      id: `${digits}-${day}`,
      posted: Math.floor(Date.now() / 1_000) - day * daySeconds,
      amount: `-${day + 1}.50`,
      description: `SHOP ${day}`,
    })),
  }))

async function openLive(status = 200) {
  const service = await startSimpleFin(accounts())
  service.state.status = status
  const connector = createBank({ credential: service.access, outgoing: 'loopback' })
  return { connector, [Symbol.asyncDispose]: () => service[Symbol.asyncDispose]() }
}

export const bankContract: ContractCase = {
  name: 'bank_of_america',
  connector: createBank(),
  live: {
    open: () => openLive(),
    account: 'Orchard Bank, 2 accounts',
    // The two accounts count as items too.
    items: 202,
    errors: [
      { when: 'the access was taken back', open: () => openLive(403), code: 'needs_reauth' },
      { when: 'the service is not paid', open: () => openLive(402), code: 'needs_user_action' },
      { when: 'too much was asked', open: () => openLive(429), code: 'rate_limited' },
      { when: 'the service is down', open: () => openLive(503), code: 'transient' },
    ],
  },
  files: [
    { file: memoryFile('stmt_4321.csv', `Date,Description,Amount\n${csv}`), items: 40 },
    { file: memoryFile('export.qfx', ofx), items: 1 },
  ],
}
