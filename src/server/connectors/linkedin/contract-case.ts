import type { ContractCase } from '../contract-suite.ts'
import { memoryFile } from '../memory-file.fixtures.ts'
import { connections, csv, exportOf, messages, profile } from './export.fixtures.ts'
import { createLinkedIn } from './linkedin.ts'
import { openPortability, type Refusal } from './portability.fixtures.ts'

const open = (refusal?: Refusal) => async () => {
  const service = await openPortability(refusal)
  const given = { email: 'ada@example.org', token: service.token }
  return Object.assign(service, { connector: createLinkedIn(given, service.base) })
}

const searches = Array.from({ length: 1_200 }, (_, at) => ['2025/06/01 14:03:22 UTC', `loom ${at}`])

export const linkedInContract: ContractCase = {
  name: 'linkedin',
  connector: createLinkedIn({ email: 'ada@example.org' }),
  live: {
    open: open(),
    account: 'Ada Lovelace',
    items: 5,
    errors: [
      { when: 'the token has ended', open: open(401), code: 'needs_reauth' },
      { when: 'LinkedIn does not grant it', open: open(403), code: 'permission' },
      { when: 'the limit of the day is reached', open: open(429), code: 'quota_or_billing' },
      { when: 'LinkedIn is down', open: open(503), code: 'transient' },
    ],
  },
  files: [
    {
      file: exportOf({
        'Connections.csv': connections,
        'Profile.csv': profile,
        'messages.csv': messages,
        'SearchQueries.csv': csv('Time,Search Query', ...searches),
      }),
      items: 1_206,
    },
    { file: memoryFile('Connections.csv', connections), items: 2 },
  ],
}
