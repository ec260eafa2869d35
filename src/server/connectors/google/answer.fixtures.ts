/** What a stand-in answers. */
export type Answer = { status?: number; body?: unknown; bytes?: Buffer }
