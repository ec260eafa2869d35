type Random = () => number

const lengths = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff]

const mutations = [
  function flipBits(bytes: Buffer, random: Random): Buffer {
    const changed = Buffer.from(bytes)
    for (let times = 1 + Math.floor(random() * 16); times > 0; times -= 1) {
      const at = Math.floor(random() * changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 8))
    }
    return changed
  },
  function cutOff(bytes: Buffer, random: Random): Buffer {
    return Buffer.from(bytes.subarray(0, Math.floor(random() * bytes.length)))
  },
  function doubleBlock(bytes: Buffer, random: Random): Buffer {
    const { from, to } = blockOf(bytes, random)
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  function swapBlocks(bytes: Buffer, random: Random): Buffer {
    const { from, to } = blockOf(bytes, random)
    const middle = from + Math.floor((to - from) / 2)
    return Buffer.concat([
      bytes.subarray(0, from),
      bytes.subarray(middle, to),
      bytes.subarray(from, middle),
      bytes.subarray(to),
    ])
  },
  function insertNulls(bytes: Buffer, random: Random): Buffer {
    const at = Math.floor(random() * bytes.length)
    const nulls = Buffer.alloc(1 + Math.floor(random() * 64))
    return Buffer.concat([bytes.subarray(0, at), nulls, bytes.subarray(at)])
  },
  function claimLength(bytes: Buffer, random: Random): Buffer {
    const changed = Buffer.from(bytes)
    const length = lengths[Math.floor(random() * lengths.length)] ?? 0
    const at = Math.floor(random() * Math.max(1, changed.length - 4))
    if (changed.length < 4) return changed
    if (random() < 0.5) changed.writeUInt32LE(length, at)
    else changed.writeUInt32BE(length, at)
    return changed
  },
] as const

/** The file with one fault; the random number decides which one, and where. */
export function mutate(bytes: Buffer, random: Random): { how: string; bytes: Buffer } {
  const mutation = mutations[Math.floor(random() * mutations.length)] ?? mutations[0]
  return { how: mutation.name, bytes: mutation(bytes, random) }
}

function blockOf(bytes: Buffer, random: Random) {
  const from = Math.floor(random() * bytes.length)
  const to = Math.min(bytes.length, from + 1 + Math.floor(random() * 512))
  return { from, to }
}
