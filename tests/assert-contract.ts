import { z } from 'zod'
import { callsByTopic } from '#shared/calls/all.ts'
import type { Call } from '#shared/calls/call.ts'

export const everyCall: Call[] = Object.values(callsByTopic).flatMap((calls) =>
  Object.values(calls),
)

const formOf = ({ method, path }: Call): RegExp =>
  new RegExp(`^${method} ${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
const forms = everyCall.map((call) => ({ call, form: formOf(call), names: call.path.split('{') }))

/**
 * Throws if the server accepts or returns data that is not in the table of calls. All requests of
 * tests go through here, so that every test of a route also tests its contract.
 */
export async function assertContract(
  method: string,
  url: string,
  sent: unknown,
  answer: Response,
): Promise<void> {
  const path = url.split('?')[0] ?? url
  if (!path.startsWith('/api/') || !answer.ok) return
  const call = callOf(method, path)
  if (!call) throw new Error(`${method} ${path} is in no table of calls`)
  const say = (what: string) => `${call.method} ${call.path}: ${what}`
  if (call.json && typeof sent === 'string') {
    const { error } = z.safeParse(call.json, JSON.parse(sent))
    if (error) throw new Error(say(`took what its contract refuses: ${error.message}`))
  }
  const type = answer.headers.get('content-type') ?? ''
  if (typeof call.response === 'string') {
    return
  }
  if (!type.startsWith('application/json')) {
    if (call.response && !(call.events && type.startsWith('text/event-stream'))) {
      throw new Error(say(`answered ${type || 'nothing'} instead of JSON`))
    }
    return
  }
  if (!call.response) throw new Error(say('answered JSON, and its contract says nothing'))
  const { error } = z.safeParse(call.response, await answer.clone().json())
  if (error) throw new Error(say(`answered what its contract does not say: ${error.message}`))
}

/** The call with the fewest parameters: `/api/queries/tables` is not `/api/queries/{id}`. */
function callOf(method: string, path: string): Call | undefined {
  const fitting = forms.filter(({ form }) => form.test(`${method} ${path}`))
  return fitting.toSorted((one, other) => one.names.length - other.names.length)[0]?.call
}
