/** What the counts need to know of data sources. */
export type SourceCounts = {
  ofPerson(userId: string): Promise<number>
  /** The person's sources, oldest first. */
  named(userId: string): Promise<{ id: string; name: string }[]>
  /** Of all people who have an account. */
  ofPlatform(): Promise<number>
}
