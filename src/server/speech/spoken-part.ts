import { speechSound } from '#shared/speech.ts'

const frameSamples = speechSound.sampleRate / 50
/** Kept before and after the loud part, because words begin and end softly. */
const marginFrames = 15
/** Softer than this (0.4 % of the range) is a quiet room. */
const quietLevel = 0.004
/** A word has at least this many loud frames; a click has fewer. */
const leastFrames = 5

/** The sound from the first to the last loud moment; empty if nobody spoke. */
export function spokenPart(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const loud: number[] = []
  for (let frame = 0; (frame + 1) * frameSamples <= samples.length; frame++) {
    const part = samples.subarray(frame * frameSamples, (frame + 1) * frameSamples)
    if (levelOf(part) > quietLevel) loud.push(frame)
  }
  const [first] = loud
  const last = loud.at(-1)
  if (first === undefined || last === undefined || loud.length < leastFrames) {
    return new Float32Array()
  }
  return samples.slice(
    Math.max(0, first - marginFrames) * frameSamples,
    (last + 1 + marginFrames) * frameSamples,
  )
}

function levelOf(part: Float32Array): number {
  let squares = 0
  for (const value of part) squares += value * value
  return Math.sqrt(squares / part.length)
}
