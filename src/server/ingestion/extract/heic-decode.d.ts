declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: ArrayBuffer }
  export default function decode(input: { buffer: Uint8Array }): Promise<Decoded>
}
