import * as z from 'zod/mini'

/** The format of recorded speech: one channel of 16-bit samples in a WAV file. */
export const speechSound = { sampleRate: 16_000, maxSeconds: 30, contentType: 'audio/wav' } as const

/** Response of POST /api/speech. The text is empty if nothing was said. */
export const speechResponse = z.object({ text: z.string() })
export type SpeechResponse = z.infer<typeof speechResponse>
