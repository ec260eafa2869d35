declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The part used by the tests. */
  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    on(event: string, listener: () => void): void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      prompt: { name: string }
      params: Record<string, string>
      session?: { accountId: string }
    }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    Grant: new (given: { accountId: string; clientId: string }) => {
      addOIDCScope(scope: string): void
      rejectOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
