/** What the counts need to know of data sources. */
export type SourceCounts = {
  ofPerson(userId: string): Promise<number>
  /** What each source of the person holds. */
  bySource(userId: string): Promise<{ name: string; dataPoints: number }[]>
  /** Of all people who have an account. */
  ofPlatform(): Promise<number>
}
