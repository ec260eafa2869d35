/** Messages between the recogniser and its worker thread. */
export type SpeechSettings = { threads: number }

export type SpeechRequest =
  | { kind: 'recognise'; id: number; samples: Float32Array<ArrayBuffer> }
  | { kind: 'cancel'; id: number }
  | { kind: 'close' }

export type SpeechReply =
  | { kind: 'ready' }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'failed'; id: number; message: string }
