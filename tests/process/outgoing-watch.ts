import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { treeOf } from '../../bench/server/memory-of-tree.ts'

/** What left, or tried to: DNS queries, and packets or connections. */
export type Outgoing = { names: string[]; packets: number; connections: string[] }
export type OutgoingWatch = { seen(): Outgoing; close(): void }

const sampleMs = 20

/** Inside network-namespace.sh: nothing escapes it. */
export async function watchNamespace(): Promise<OutgoingWatch> {
  const names = new Set<string>()
  const resolver = createSocket('udp4', (query, { port, address }) => {
    names.add(nameIn(query))
    resolver.send(addressFor(query), port, address)
  })
  resolver.bind(53, '127.0.0.1')
  await once(resolver, 'listening')
  return {
    seen: () => ({ names: [...names], packets: packetsOutside(), connections: [] }),
    close: () => resolver.close(),
  }
}

/**
 * Where no namespace can be created: notices only connections that last longer than a few
 * milliseconds.
 */
export function watchConnections(): OutgoingWatch {
  const connections = new Set<string>()
  const timer = setInterval(() => {
    for (const connection of connectionsOfTree(process.pid)) connections.add(connection)
  }, sampleMs)
  return {
    seen: () => ({ names: [], packets: 0, connections: [...connections] }),
    close: () => clearInterval(timer),
  }
}

function packetsOutside(): number {
  const line = /^\s*outside:(.*)$/m.exec(readFileSync('/proc/net/dev', 'utf8'))?.[1]
  // Eight figures for received data precede those for sent data: bytes, then packets.
  return Number(line?.trim().split(/\s+/)[9])
}

/** Labels follow the 12 bytes of the header, each preceded by its length (RFC 1035, 4.1). */
function nameIn(query: Buffer): string {
  const labels: string[] = []
  for (let at = 12; query[at]; at += 1 + (query[at] ?? 0)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)))
  }
  return labels.join('.')
}

/** One external address for every name of a machine; nothing for any other query. */
function addressFor(query: Buffer): Buffer {
  const questionEnd = 12 + nameIn(query).length + 2 + 4
  const isForAddress = query.readUInt16BE(questionEnd - 4) === 1
  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(0x8180, 2)
  header.writeUInt16BE(isForAddress ? 1 : 0, 6)
  header.writeUInt32BE(0, 8)
  const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 198, 51, 100, 1])
  const question = query.subarray(12, questionEnd)
  return Buffer.concat(isForAddress ? [header, question, record] : [header, question])
}

/** Addresses beyond loopback, in the kernel's notation, of the process tree's sockets. */
function connectionsOfTree(root: number): string[] {
  const sockets = new Set(treeOf(root).flatMap(socketsOf))
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , remote = '', , , , , , , inode = '']) => isFar(remote) && sockets.has(inode))
      .map(([, , remote = '']) => `${table} ${remote}`),
  )
}

/**
 * Little-endian words, as in the kernel's notation: nowhere, 127.0.0.0/8 plain or inside IPv6, and
 * ::1.
 */
const near = [/^0+:/, /^[0-9A-F]{6}7F:/, /^0{16}FFFF0000[0-9A-F]{6}7F:/, /^0{24}01000000:/]

const isFar = (remote: string): boolean =>
  remote !== '' && !near.some((pattern) => pattern.test(remote))

function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  const targets = orNothing(() => readdirSync(folder)).flatMap((fd) =>
    orNothing(() => [readlinkSync(`${folder}/${fd}`)]),
  )
  return targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? [])
}

/** Processes end and descriptors are closed during the inspection. */
function orNothing(read: () => string[]): string[] {
  try {
    return read()
  } catch {
    return []
  }
}
