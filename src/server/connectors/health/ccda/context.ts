import type { Collector, KeyMaker } from '../collector.ts'
import type { Narrative } from './narrative.ts'

/** What the reader of an entry knows beside the entry. */
export type Context = {
  collector: Collector
  keyOf: KeyMaker
  narrative: Narrative
  /** Who made the document. */
  source: string
  /** When it was made, for measurements without a time of their own. */
  madeAt: string
  section: { title: string; kind: SectionKind }
}

export type SectionKind =
  | 'results'
  | 'vitals'
  | 'medications'
  | 'allergies'
  | 'problems'
  | 'immunizations'
  | 'procedures'
  | 'encounters'
  | 'plan'
  | 'family'
  | 'other'
