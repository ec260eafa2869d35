import type { Collector, KeyMaker } from '../collector.ts'
import type { Narrative } from './narrative.ts'

/** What the reader of an entry knows besides the entry itself. */
export type Context = {
  collector: Collector
  keyOf: KeyMaker
  narrative: Narrative
  /** The custodian of the record, else the author of the document. */
  source: string
  /** When the document was made; used for measurements without a time of their own. */
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
