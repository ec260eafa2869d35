import type { Collector, KeyMaker } from '../collector.ts'
import type { Coded } from './coded.ts'

/** What the reader of a resource knows beside the resource. */
export type FhirContext = {
  collector: Collector
  keyOf: KeyMaker
  /** Names of panels, by the reference to a result that is in them. */
  panelOf: (resource: unknown) => string
  /** The name of what a reference refers to: a medication, a practitioner, an organisation. */
  named: (reference: unknown, within: unknown) => Coded
}
