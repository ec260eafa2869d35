import type { Collector, KeyMaker } from '../collector.ts'
import type { Coded } from './coded.ts'

/** What the reader of a resource knows besides the resource itself. */
export type FhirContext = {
  collector: Collector
  keyOf: KeyMaker
  /** The name of the panel that a result belongs to. */
  panelOf: (resource: unknown) => string
  /** The name of a referenced medication, practitioner or organisation. */
  named: (reference: unknown, within: unknown) => Coded
}
