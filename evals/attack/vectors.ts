import { randomBytes } from 'node:crypto'

/** A row's bits as in the copy, with the true vector. */
export type Pair = { bits: Uint8Array; vector: Float32Array }

const dimensions = 384
const sign = (value: number) => (value > 0 ? 1 : 0)

/** The earlier scheme, as modelled here: one order and one mask for all vectors. */
export function permutedAndMasked(vectors: readonly Float32Array[]): Pair[] {
  const order = Array.from({ length: dimensions }, (_, i) => [Math.random(), i] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, i]) => i)
  const mask = randomBytes(dimensions)
  return vectors.map((vector) => ({
    vector,
    bits: Uint8Array.from(order, (i, at) => sign(vector[i] ?? 0) ^ ((mask[at] ?? 0) & 1)),
  }))
}

/** A considered scheme: signs after a random keyed projection. */
export function projected(vectors: readonly Float32Array[]): Pair[] {
  const rows = Array.from({ length: dimensions }, () =>
    Float64Array.from({ length: dimensions }, normal),
  )
  return vectors.map((vector) => ({
    vector,
    bits: Uint8Array.from(rows, (row) => sign(dot(row, vector))),
  }))
}

/** Bits of a copied row, after its nonce. */
export const bitsOf = (masked: Buffer): Uint8Array =>
  Uint8Array.from(
    { length: dimensions },
    (_, i) => ((masked[masked.length - dimensions / 8 + (i >> 3)] ?? 0) >> (i & 7)) & 1,
  )

/** Number of positions whose dimension and mask the known rows determine uniquely. */
export function recoverPositions(known: readonly Pair[]): number {
  let found = 0
  for (let at = 0; at < dimensions; at++) {
    const agreeing = Array.from({ length: dimensions }, (_, i) =>
      known.reduce((sum, { bits, vector }) => sum + Number(bits[at] === sign(vector[i] ?? 0)), 0),
    )
    const sure = agreeing.filter((count) => count === 0 || count === known.length)
    if (sure.length === 1) found++
  }
  return found
}

/**
 * Estimates from known rows how each bit depends on a vector (least squares, as for a projection; a
 * permutation is one), and then matches private rows with private texts.
 */
export function identify(known: readonly Pair[], secret: readonly Pair[]): number {
  const models = fit(known)
  const guesses = secret.map(({ vector }) => models.map((model) => dot(model, vector)))
  let right = 0
  for (const { bits, vector } of secret) {
    const scores = guesses.map((guess) =>
      guess.reduce((sum, value, at) => sum + (bits[at] === 1 ? value : -value), 0),
    )
    const best = scores.indexOf(Math.max(...scores))
    if (secret[best]?.vector === vector) right++
  }
  return right
}

/** Ridge regression of each bit on the vectors, by conjugate gradients. */
function fit(known: readonly Pair[]): Float64Array[] {
  return Array.from({ length: dimensions }, (_, at) => {
    const target = known.map(({ bits }) => (bits[at] === 1 ? 1 : -1))
    const model = new Float64Array(dimensions)
    let rest = new Float64Array(dimensions)
    for (const [row, { vector }] of known.entries()) add(rest, vector, target[row] ?? 0)
    let direction = Float64Array.from(rest)
    let size = dot(rest, rest)
    for (let step = 0; step < 30 && size > 1e-9; step++) {
      const product = Float64Array.from(direction, (value) => value * 0.1)
      for (const { vector } of known) add(product, vector, dot(direction, vector))
      const factor = size / dot(direction, product)
      add(model, direction, factor)
      rest = Float64Array.from(rest, (value, i) => value - factor * (product[i] ?? 0))
      const next = dot(rest, rest)
      direction = Float64Array.from(rest, (value, i) => value + (next / size) * (direction[i] ?? 0))
      size = next
    }
    return model
  })
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

function add(to: Float64Array, what: ArrayLike<number>, factor: number): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + factor * (what[i] ?? 0)
}

const normal = () =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())
