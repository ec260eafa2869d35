import { generateText, tool, type LanguageModel } from 'ai'
import { z } from 'zod'
import type { LocalServers, ModelChange, ModelTest, ModelView } from '#shared/language-models.ts'
import { AppError } from '#server/errors.ts'
import { modelFailure } from './failure.ts'
import type { LocalAddress } from '#server/local-addresses.ts'
import { findLocalServers } from './local-servers.ts'
import { openModel, type Fetch, type ModelAddresses, type ModelSettings } from './open-model.ts'
import type { ModelSettingsStore } from './settings-store.ts'

const testMs = 30_000

type Deps = {
  store: ModelSettingsStore
  addresses: ModelAddresses
  /** Known addresses of model servers on this machine. */
  local: readonly LocalAddress[]
  /** For addresses that a person enters: refuses addresses that are not public. */
  outgoing: Fetch
}
export type LanguageModels = ReturnType<typeof createLanguageModels>

/** The language model of each person who chose one. */
export function createLanguageModels({ store, addresses, local, outgoing }: Deps) {
  const isLocal = (address: string) => local.some((known) => known.address === address)

  /** A server on this machine is called only if the configuration names it. */
  const fetchOf = ({ provider, address = '' }: ModelSettings): Fetch =>
    provider === 'local' && isLocal(address)
      ? (input, init) => fetch(input, { ...init, redirect: 'error' })
      : outgoing

  const open = (settings: ModelSettings): LanguageModel | undefined =>
    openModel(settings, { addresses, guardedFetch: fetchOf(settings) })

  function checked(change: ModelChange): ModelChange {
    const { provider, address = '', model } = change
    if (provider === 'none') return { provider, model: '' }
    if (model === '') {
      throw new AppError('invalid', 'model.no_name', 'Enter the name of the model.')
    }
    if (provider === 'local' && !isLocal(address)) {
      throw new AppError(
        'invalid',
        'model.not_local',
        'This is not one of the local servers that this installation allows.',
      )
    }
    if (provider === 'compatible' && !URL.canParse(address)) {
      throw new AppError('invalid', 'model.address', 'Enter the address of the server, with https.')
    }
    return change
  }

  return {
    view: (userId: string): Promise<ModelView> => store.view(userId),
    change: (userId: string, change: ModelChange): Promise<ModelView> =>
      store.write(userId, checked(change)),

    /** The person's model; `undefined` if they use the built-in engine. */
    async of(userId: string): Promise<LanguageModel | undefined> {
      return open(await store.read(userId))
    },

    localServers: (): Promise<LocalServers> => findLocalServers(local),

    /** Asks the model for one word, and whether it can call a tool. */
    async test(userId: string, change: ModelChange, signal: AbortSignal): Promise<ModelTest> {
      const model = open(await store.merged(userId, checked(change)))
      if (!model) return { ok: false, reason: 'No model is chosen.' }
      const startedAt = performance.now()
      try {
        const { toolCalls } = await generateText({
          model,
          prompt: 'Call the tool ready with the word yes.',
          tools: {
            ready: tool({
              description: 'Says that you are ready.',
              inputSchema: z.object({ word: z.string() }),
            }),
          },
          maxOutputTokens: 200,
          maxRetries: 0,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(testMs)]),
        })
        const durationMs = Math.round(performance.now() - startedAt)
        return { ok: true, tools: toolCalls.length > 0, durationMs }
      } catch (error) {
        signal.throwIfAborted()
        return { ok: false, reason: modelFailure(error) }
      }
    },
  }
}
