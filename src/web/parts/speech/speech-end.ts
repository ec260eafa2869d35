import { speechSound } from '#shared/speech.ts'

/** Softer than this (0.8 % of the range) is nobody who speaks into the microphone. */
const leastLevel = 0.008
/** Speech is this much louder than the room. */
const aboveRoom = 3
/** How fast what is taken for the room may get louder, from one look to the next. */
const roomRise = 1.02
/** A breath between two words is shorter. */
const pauseMs = 1_500
/** For those who have to think first. */
const patienceMs = 10_000

/**
 * Tells when somebody has finished speaking. It is asked again and again with how loud it is
 * (`undefined` where that cannot be told) and how long the recording has been going on.
 */
export function createSpeechEnd(): (level: number | undefined, ms: number) => boolean {
  let room = 1
  let lastLoudMs: number | undefined
  return (level, ms) => {
    if (ms >= speechSound.maxSeconds * 1000) return true
    if (level === undefined) return false
    room = Math.min(level, room * roomRise)
    if (level > Math.max(leastLevel, room * aboveRoom)) lastLoudMs = ms
    return lastLoudMs === undefined ? ms >= patienceMs : ms - lastLoudMs >= pauseMs
  }
}

/** How loud sound is: the root of the mean of its squares. */
export function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
}
