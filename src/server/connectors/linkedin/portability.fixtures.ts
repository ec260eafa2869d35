import { openJsonStandIn } from '../json-stand-in.fixtures.ts'

type Domain = { snapshotDomain: string; snapshotData: Record<string, string>[] }

const token = 'AQX-portability'
const domains: Domain[] = [
  {
    snapshotDomain: 'PROFILE',
    snapshotData: [{ 'First Name': 'Ada', 'Last Name': 'Lovelace', Headline: 'Engines' }],
  },
  {
    snapshotDomain: 'CONNECTIONS',
    snapshotData: Array.from({ length: 3 }, (_, at) => ({
      'First Name': `Bea ${at}`,
      'Last Name': 'Gardner',
      URL: `https://www.linkedin.com/in/bea-${at}`,
      'Email Address': '',
      Company: 'Looms',
      Position: 'Weaver',
      'Connected On': '08 Feb 2026',
    })),
  },
  { snapshotDomain: 'ADS_CLICKED', snapshotData: [{ 'Ad clicked Date': 'x', 'Ad Title/Id': 'y' }] },
  {
    snapshotDomain: 'SEARCHES',
    snapshotData: [{ Time: '2025/06/01 14:03:22 UTC', 'Search Query': 'loom' }],
  },
]

export type Refusal = 401 | 403 | 429 | 503

/** The Member Data Portability API: one domain per page, and "no data found" after the last. */
export async function openPortability(refusal?: Refusal) {
  const server = await openJsonStandIn((url, request) => {
    const denied = request.headers.authorization !== `Bearer ${token}`
    if (denied) return { status: 401, body: { status: 401, code: 'REVOKED_ACCESS_TOKEN' } }
    if (refusal !== undefined) return { status: refusal, body: { status: refusal } }
    const isKnown =
      url.pathname === '/rest/memberSnapshotData' &&
      url.searchParams.get('q') === 'criteria' &&
      request.headers['linkedin-version'] === '202312'
    if (!isKnown) return { status: 400, body: { status: 400 } }
    const named = url.searchParams.get('domain')
    const start = Number(url.searchParams.get('start') ?? 0)
    const elements = named
      ? domains.filter(({ snapshotDomain }) => snapshotDomain === named)
      : domains.slice(start, start + 1)
    if (elements.length === 0) return { status: 404, body: { message: 'No data found' } }
    return { body: { elements, paging: { start, count: 1, total: domains.length, links: [] } } }
  })
  return Object.assign(server, { token })
}
