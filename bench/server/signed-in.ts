export type Call = (method: string, route: string, body?: unknown) => Promise<unknown>

/** Calls of a new person. */
export async function signedIn(url: string): Promise<Call> {
  const json = { 'content-type': 'application/json' }
  const person = { name: 'Ada', email: 'ada@example.org', password: 'bench bench bench' }
  const answer = await fetch(`${url}/api/auth/email/signup`, {
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
    const reply = await fetch(`${url}${route}`, {
      method,
      headers: { cookie, ...(form || !body ? {} : json) },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    })
    if (!reply.ok) throw new Error(`${route} answered ${reply.status}`)
    return reply.json()
  }
}
