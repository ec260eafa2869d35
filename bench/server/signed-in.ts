import { setTimeout as wait } from 'node:timers/promises'

/** A busy server asks to come back later, or closes a connection that waited. */
const mostTries = 30
const retryMs = 5_000

export type Call = (method: string, route: string, body?: unknown) => Promise<unknown>

/** Calls of a new person, or of one who logs in. */
export async function signedIn(
  url: string,
  email = 'ada@example.org',
  way: 'signup' | 'login' = 'signup',
): Promise<Call> {
  const json = { 'content-type': 'application/json' }
  const person = { name: 'Ada', email, password: 'bench bench bench' }
  const answer = await fetch(`${url}/api/auth/email/${way}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(person),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return async (method, route, body) => {
    const form = body instanceof FormData
    const send = () =>
      fetch(`${url}${route}`, {
        method,
        headers: { cookie, ...(form || !body ? {} : json) },
        ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
      })
    let reply = await send().catch(() => undefined)
    for (let tries = 1; (!reply || reply.status === 503) && tries < mostTries; tries++) {
      await wait(retryMs)
      reply = await send().catch(() => undefined)
    }
    if (!reply) throw new Error(`${route} did not answer`)
    if (!reply.ok) throw new Error(`${route} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
}
