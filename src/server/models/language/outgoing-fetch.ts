import type { Outgoing } from '#server/http/outgoing.ts'
import type { Fetch } from './open-model.ts'

/** `fetch` for an address that a person entered. The response is returned once it is complete. */
export function createOutgoingFetch(outgoing: Outgoing): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const answer = await outgoing.call(request.url, {
      method: request.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      signal: request.signal,
    })
    const type = answer.headers['content-type'] ?? 'application/json'
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': type } })
  }
}
