import { z } from 'zod'
import type { LocalServers } from '#shared/language-models.ts'
import type { LocalAddress } from '#server/local-addresses.ts'

const modelList = z.object({ data: z.array(z.object({ id: z.string() })).default([]) })
const waitMs = 1_500
const mostModels = 200

/**
 * Asks each known address for its models; a server that does not answer in time counts as not
 * running.
 */
export async function findLocalServers(known: readonly LocalAddress[]): Promise<LocalServers> {
  const found = await Promise.all(
    known.map(async ({ name, address }) => {
      const models = await modelsOf(address)
      return models === undefined ? [] : [{ name, address, models }]
    }),
  )
  return found.flat()
}

async function modelsOf(address: string): Promise<string[] | undefined> {
  try {
    const response = await fetch(`${address}/models`, {
      signal: AbortSignal.timeout(waitMs),
      redirect: 'error',
    })
    if (!response.ok) return undefined
    const { data } = modelList.parse(await response.json())
    return data.slice(0, mostModels).map(({ id }) => id)
  } catch {
    return undefined
  }
}
