/** Bytes by random names, outside the database. They are already sealed. */
export type ObjectStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  /** `undefined` if there is no such object. */
  get: (name: string) => Promise<Buffer | undefined>
  /** Also succeeds if there is no such object. */
  remove: (name: string) => Promise<void>
}
