/** Bytes by random names, outside the database. What is stored is sealed already. */
export type ObjectStore = {
  put: (name: string, bytes: Buffer) => Promise<void>
  /** `undefined` if there is no such object. */
  get: (name: string) => Promise<Buffer | undefined>
  /** Succeeds if there is no such object, too. */
  remove: (name: string) => Promise<void>
}
