import { lookup as resolve } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Whether this machine itself may be called: for tests, whose servers run here. */
export type OutgoingRule = 'public' | 'loopback'
export type Outgoing = ReturnType<typeof createOutgoing>
export type OutgoingRequest = {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  signal?: AbortSignal
}
export type OutgoingAnswer = {
  status: number
  headers: IncomingMessage['headers']
  bytes: Buffer
  text: string
}

/** Why a call to an address that a person entered was refused, or failed. */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly code: 'address' | 'unreachable' | 'tls' | 'timeout' | 'too_large' | 'redirects'

  constructor(code: OutgoingError['code'], cause?: unknown) {
    super(`outgoing: ${code}`, { cause })
    this.code = code
  }
}

const limits = { bytes: 20 * 1024 * 1024, timeoutMs: 30_000, redirects: 3 }

/** Networks that are not public: this machine, its neighbours, the cloud provider's own. */
const closedNetworks = blockListOf([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])
/** Only addresses of the public space, except those that embed an IPv4 address. */
const openIpv6 = blockListOf([['2000::', 3]])
const closedIpv6 = blockListOf([
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function blockListOf(networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) {
    list.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  if (isIP(plain) === 4) return !closedNetworks.check(plain, 'ipv4')
  if (isIP(plain) !== 6) return false
  return openIpv6.check(plain, 'ipv6') && !closedIpv6.check(plain, 'ipv6')
}

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

/**
 * Calls addresses that a person entered. The name is resolved once, the result is checked, and that
 * very address is connected to, so that the name cannot resolve differently in between. A redirect
 * is treated as another such address.
 */
export function createOutgoing({
  rule = 'public',
  timeoutMs = limits.timeoutMs,
  maxBytes = limits.bytes,
}: { rule?: OutgoingRule; timeoutMs?: number; maxBytes?: number } = {}) {
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (rule === 'loopback' && isLoopback(address))

  /** Throws unless this address may be called. */
  function checkedUrl(text: string, base?: string): URL {
    const url = URL.parse(text, base)
    if (!url) throw new OutgoingError('address')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isLocal = rule === 'loopback' && (isLoopback(host) || host === 'localhost')
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)
    if (!isSafe || (isIP(host) !== 0 && !isAllowed(host))) throw new OutgoingError('address')
    // Credentials belong in a header, not in the address.
    url.username = ''
    url.password = ''
    return url
  }

  /**
   * Gives the connection the one checked address, and refuses names that resolve to any forbidden
   * one.
   */
  const checkedLookup: LookupFunction = (name, { all }, done) => {
    resolve(name, { all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      if (!first || found.some(({ address }) => !isAllowed(address))) {
        return done(new OutgoingError('address'), '', 0)
      }
      return all === true ? done(null, [first]) : done(null, first.address, first.family)
    })
  }

  async function send(url: URL, given: OutgoingRequest, signal: AbortSignal) {
    const { promise, resolve: answered, reject } = Promise.withResolvers<OutgoingAnswer>()
    const { body = '' } = given
    const headers = {
      'user-agent': 'Trove',
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...given.headers,
      ...(given.method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    }
    const options = {
      method: given.method ?? 'GET',
      headers,
      lookup: checkedLookup,
      signal,
      agent: false,
    }
    const request = (url.protocol === 'https:' ? https : http).request(url, options)
    request.on('error', reject)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let length = 0
      response.on('error', reject)
      response.on('data', (part: Buffer) => {
        length += part.length
        parts.push(part)
        if (length <= maxBytes) return
        reject(new OutgoingError('too_large'))
        request.destroy()
      })
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        const body = Buffer.concat(parts)
        answered({ status, headers: received, bytes: body, text: body.toString('utf8') })
      })
    })
    request.end(body)
    return promise
  }

  async function follow(text: string, given: OutgoingRequest, signal: AbortSignal) {
    let url = checkedUrl(text)
    let request = given
    for (let hops = 0; hops <= limits.redirects; hops++) {
      const answer = await send(url, request, signal)
      const { location } = answer.headers
      if (location === undefined || ![301, 302, 303, 307, 308].includes(answer.status))
        return answer
      const next = checkedUrl(location, url.href)
      request = redirected(request, answer.status, next.origin === url.origin)
      url = next
    }
    throw new OutgoingError('redirects')
  }

  return {
    checkedUrl,
    async call(url: string, request: OutgoingRequest = {}): Promise<OutgoingAnswer> {
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = request.signal ? AbortSignal.any([deadline, request.signal]) : deadline
      try {
        return await follow(url, request, signal)
      } catch (error) {
        request.signal?.throwIfAborted()
        if (deadline.aborted) throw new OutgoingError('timeout')
        throw asOutgoing(error)
      }
    },
  }
}

/** Another server gets no secret, and a posted body is not posted again. */
function redirected(
  request: OutgoingRequest,
  status: number,
  sameOrigin: boolean,
): OutgoingRequest {
  const { method = 'GET', body, headers = {}, ...rest } = request
  const kept = Object.entries(headers).filter(
    ([name]) => sameOrigin || !/^(authorization|cookie)$/i.test(name),
  )
  const again = status >= 307 && sameOrigin
  return {
    ...rest,
    headers: Object.fromEntries(kept),
    ...(again ? { method, ...(body === undefined ? {} : { body }) } : {}),
  }
}

function asOutgoing(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isTls = /CERT|TLS|SSL|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|ALTNAME/.test(code)
  // The cause may contain the address, so only its code is kept.
  return new OutgoingError(isTls ? 'tls' : 'unreachable', code)
}
