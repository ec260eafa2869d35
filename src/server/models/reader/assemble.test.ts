import { expect, test } from 'vitest'
import { constantsOf, graphFields, modelGraph, nodeField, nodeOf, tensorField } from '../onnx.ts'
import { bytesField, bytesOf, parseMessage, writeMessage } from '../protobuf.ts'
import { assembleReader } from './assemble.ts'
import { readDelta } from './delta.ts'

/** A model that multiplies by a matrix of two columns and adds a bias. */
const base = writeMessage([
  bytesField(
    modelGraph,
    writeMessage([
      nodeField('MatMul', ['input', 'matrix'], ['product']),
      nodeField('Add', ['product', 'bias'], ['last_hidden_state']),
      tensorField('matrix', [2, 2], 1, new Float32Array([1, 1, 1, 1])),
      tensorField('bias', [2], 1, new Float32Array([0, 0])),
    ]),
  ),
])

type Part = {
  name: string
  dims: number[]
  floats?: number[]
  integers?: number[]
  scales?: number[]
}

function deltaOf(parts: readonly Part[]): Buffer {
  const chunks: Buffer[] = []
  const add = (bytes: Uint8Array | Float32Array | Int8Array) => {
    const offset = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    chunks.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    return offset
  }
  const index = parts.map(({ name, dims, floats, integers, scales }) => ({
    name,
    dims,
    offset: add(integers ? new Int8Array(integers) : new Float32Array(floats ?? [])),
    ...(scales ? { scales: add(new Float32Array(scales)) } : {}),
  }))
  const head = Buffer.from(JSON.stringify(index))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...chunks])
}

const head: Part[] = [
  { name: 'reader.head.weights', dims: [2, 1], floats: [1, 2] },
  { name: 'reader.head.bias', dims: [1], floats: [3] },
]
const matrix: Part = {
  name: 'matrix',
  dims: [2, 2],
  integers: [127, 0, -127, 64],
  scales: [0.5, 2],
}

test('a matrix of small integers has one scale per column', () => {
  const [read] = readDelta(deltaOf([matrix]))
  expect([...(read?.values ?? [])]).toEqual([63.5, 0, -63.5, 128])
})

test('the trained constants replace those of the package, and the head stays float', () => {
  const bias: Part = { name: 'bias', dims: [2], floats: [5, 6] }
  const model = parseMessage(assembleReader(base, deltaOf([matrix, bias, ...head])))
  const graph = parseMessage(bytesOf(model, modelGraph) ?? Buffer.of())
  const operations = graph.flatMap((field) =>
    field.number === graphFields.node && field.kind !== 'varint'
      ? [nodeOf(field.bytes).operation]
      : [],
  )
  expect(operations.slice(-3)).toEqual(['Add', 'MatMul', 'Add'])
  expect(operations).toContain('MatMulInteger')
  const constants = constantsOf(graph)
  expect([...(constants.get('bias')?.().values ?? [])]).toEqual([5, 6])
  expect([...(constants.get('matrix:scales')?.().values ?? [])]).toEqual(
    [0.5, 128 / 127].map(Math.fround),
  )
})

test('weights for another base model are refused', () => {
  const foreign = deltaOf([{ ...matrix, name: 'elsewhere' }, ...head])
  expect(() => assembleReader(base, foreign)).toThrow('do not fit')
})
