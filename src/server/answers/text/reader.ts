import type { Embedder } from '#server/models/embedder.ts'
import type { Hit } from '#server/search/hit.ts'
import type { Evidence } from '../extract/score-sentences.ts'

export type Reader = Pick<Embedder, 'read'> & {
  /** Whether other questions wait for it: then nobody gets a second round of windows. */
  isBusy?(): boolean
  /** Called with the certainty of each answer that is read, to calibrate it. */
  measured?(certainty: number): void
}

/** A passage with the title of its document, and its similarity to the question. */
export type TitledEvidence = Evidence & { title: string } & Partial<Pick<Hit, 'dense' | 'windows'>>
