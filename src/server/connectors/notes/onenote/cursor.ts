import { ConnectorError } from '../../connector-error.ts'

/** Reads little-endian numbers one after the other; whatever lies beyond the end is damaged. */
export class Cursor {
  readonly bytes: Buffer
  at: number
  readonly end: number

  constructor(bytes: Buffer, at = 0, end = bytes.length) {
    if (!(at >= 0 && at <= end && end <= bytes.length)) throw new ConnectorError('bad_file')
    this.bytes = bytes
    this.at = at
    this.end = end
  }

  get left(): number {
    return this.end - this.at
  }

  take(length: number): Buffer {
    if (!(length >= 0 && length <= this.left)) throw new ConnectorError('bad_file')
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  u8(): number {
    return this.take(1).readUInt8()
  }

  u16(): number {
    return this.take(2).readUInt16LE()
  }

  u32(): number {
    return this.take(4).readUInt32LE()
  }

  u64(): bigint {
    return this.take(8).readBigUInt64LE()
  }

  /** Sizes and offsets; larger ones than a number holds are beyond every file's end. */
  size(): number {
    return Number(this.u64())
  }

  /** The bytes of a GUID as hexadecimal digits, in the order of the file. */
  guid(): string {
    return this.take(16).toString('hex')
  }

  /** A GUID and a number: the identity of objects, spaces and revisions. */
  id(): string {
    return idOf(this.guid(), this.u32())
  }
}

export const idOf = (guid: string, number: number) => `${guid}:${number}`
export const noId = idOf('0'.repeat(32), 0)

/** A GUID as written in specifications, in the order of its bytes in files. */
export function guidBytes(written: string): string {
  const [a = '', b = '', c = '', ...rest] = written.toLowerCase().split('-')
  const swapped = (part: string) => Buffer.from(part, 'hex').reverse().toString('hex')
  return swapped(a) + swapped(b) + swapped(c) + rest.join('')
}
