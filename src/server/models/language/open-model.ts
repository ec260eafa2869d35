import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelProvider } from '#shared/language-models.ts'

/** The person's choice, with the key. */
export type ModelSettings = {
  provider: ModelProvider
  model: string
  address?: string | undefined
  key?: string | undefined
}

/** Addresses of the services; from the configuration only. */
export type ModelAddresses = { openai: string; anthropic: string; google: string }

export type Fetch = typeof globalThis.fetch

type Deps = {
  addresses: ModelAddresses
  /** For addresses that a person entered. */
  guardedFetch: Fetch
}

/** The model of the settings; `undefined` if they name none. Calls nothing yet. */
export function openModel(
  { provider, model, address, key = '' }: ModelSettings,
  { addresses, guardedFetch }: Deps,
): LanguageModel | undefined {
  if (provider === 'none' || model === '') return undefined
  switch (provider) {
    case 'openai':
      return createOpenAI({ apiKey: key, baseURL: addresses.openai }).chat(model)
    case 'anthropic':
      return createAnthropic({ apiKey: key, baseURL: addresses.anthropic })(model)
    case 'google':
      return createGoogle({ apiKey: key, baseURL: addresses.google })(model)
    case 'local':
    case 'compatible': {
      if (address === undefined || address === '') return undefined
      const server = createOpenAICompatible({
        name: 'compatible',
        baseURL: address.replace(/\/+$/, ''),
        ...(key === '' ? {} : { apiKey: key }),
        fetch: guardedFetch,
      })
      return server(model)
    }
  }
}
