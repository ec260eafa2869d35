/** The counts' view of data sources. */
export type SourceCounts = {
  countForPerson(userId: string): Promise<number>
  /** The person's sources, oldest first. */
  named(userId: string): Promise<{ id: string; name: string }[]>
  /** For all people with an account. */
  countForPlatform(): Promise<number>
}
