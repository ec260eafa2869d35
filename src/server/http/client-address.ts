import type { Context } from 'hono'
import { isIPv6 } from 'node:net'
import { z } from 'zod'

const bindings = z.object({
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }),
})
const loopback = /^(?:127\.|::1$)/

/**
 * Where a request comes from, to limit how often. Behind a proxy on the same machine it is what the
 * proxy says; any other sender of `X-Forwarded-For` is not believed.
 */
export function clientAddress(c: Context): string {
  const parsed = bindings.safeParse(c.env)
  if (!parsed.success) return 'unknown'
  const peer = parsed.data.incoming.socket.remoteAddress.replace(/^::ffff:/, '')
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return network(loopback.test(peer) && forwarded ? forwarded : peer)
}

/** One household or server usually holds a whole /64 of IPv6. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = ''] = address.split('::')
  return head.split(':').slice(0, 4).join(':')
}
