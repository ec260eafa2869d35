import type { States } from './encoder.ts'

/** The mean of a text's token states. */
export function meanState(states: States, row: number, tokens: number): Float32Array {
  const { values, tokensPerText, width } = states
  const mean = new Float32Array(width)
  for (let token = 0; token < tokens; token++) {
    const start = (row * tokensPerText + token) * width
    for (let i = 0; i < width; i++) mean[i] = (mean[i] ?? 0) + (values[start + i] ?? 0) / tokens
  }
  return mean
}

/** A text's token states as unit vectors, without its start and end tokens. */
export function innerStates(states: States, row: number, tokens: number): Float32Array[] {
  const { values, tokensPerText, width } = states
  return Array.from({ length: Math.max(0, tokens - 2) }, (_, index) => {
    const start = (row * tokensPerText + index + 1) * width
    return normalize(values.slice(start, start + width))
  })
}

/** Scales a vector to length 1, in place. */
export function normalize(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * scale
  return vector
}
