import { speechSound } from '#shared/speech.ts'

/** Softer sound (0.8 % of the range) is not speech into the microphone. */
const leastLevel = 0.008
/** Speech is this much louder than the room. */
const aboveRoom = 3
/** Maximum growth of the assumed room level from one call to the next. */
const roomRise = 1.02
/** A breath between two words is shorter. */
const pauseMs = 1_500
/** For people who have to think first. */
const openingPauseMs = 10_000

/**
 * Decides when somebody has finished speaking. Called repeatedly with the level (`undefined` if
 * unknown) and the duration of the recording.
 */
export function createSpeechEnd(): (level: number | undefined, ms: number) => boolean {
  let room = 1
  let lastLoudMs: number | undefined
  return (level, ms) => {
    if (ms >= speechSound.maxSeconds * 1000) return true
    if (level === undefined) return false
    room = Math.min(level, room * roomRise)
    if (level > Math.max(leastLevel, room * aboveRoom)) lastLoudMs = ms
    return lastLoudMs === undefined ? ms >= openingPauseMs : ms - lastLoudMs >= pauseMs
  }
}

/** The level of a sound: the root of the mean square. */
export function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
}
