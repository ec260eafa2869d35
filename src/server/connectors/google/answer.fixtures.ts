/** A stand-in's response. */
export type Answer = { status?: number; body?: unknown; bytes?: Buffer }
