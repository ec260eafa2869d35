import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { BlockList, isIPv6 } from 'node:net'
import { z } from 'zod'
import type { Config } from '#server/config.ts'

const bindings = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})

type ProxyEnv = { Variables: { proxies: BlockList } }

/** Sets the trusted proxies for every request. */
export function trustProxies({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  const proxies = proxiesOf(trustedProxies)
  return createMiddleware<ProxyEnv>(async (c, next) => {
    c.set('proxies', proxies)
    await next()
  })
}

/** Addresses and networks such as `10.0.0.0/8`, in addition to this machine. */
function proxiesOf(listed: readonly string[]): BlockList {
  const proxies = new BlockList()
  for (const each of ['127.0.0.0/8', '::1', ...listed]) {
    const [address = '', length] = each.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(length), family)
  }
  return proxies
}

const thisMachine = proxiesOf([])

/**
 * The address of a request, for rate limits. For trusted proxies, on this machine or in the
 * configuration, it is the one they report; `X-Forwarded-For` from anybody else is ignored.
 */
export function clientAddress(c: Context): string {
  const parsed = bindings.safeParse(c.env)
  if (!parsed.success) return 'unknown'
  const peer = parsed.data.incoming.socket.remoteAddress.replace(/^::ffff:/, '')
  const proxies: BlockList = c.get('proxies') ?? thisMachine
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  const isProxy = proxies.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
  return network(isProxy && forwarded ? forwarded : peer)
}

/** A household or server usually has a whole IPv6 /64. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = ''] = address.split('::')
  return head.split(':').slice(0, 4).join(':')
}
