import type { Features } from './plan-features.ts'
import fitted from './ranking.json' with { type: 'json' }

const weights: Partial<Record<string, number>> = fitted.weights

/** The log odds of an interpretation against the others; fitted by training/readings. */
export const scoreOf = (features: Features): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)
