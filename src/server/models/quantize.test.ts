import { expect, test } from 'vitest'
import {
  bytesField,
  numbersOf,
  parseMessage,
  stringsOf,
  varintField,
  writeMessage,
} from './protobuf.ts'
import { quantizeModel } from './quantize.ts'

const floats = (values: number[]) => Buffer.from(new Float32Array(values).buffer)

/** A model that multiplies its input by a constant matrix of two columns. */
function smallModel(): Buffer {
  const weights = writeMessage([
    varintField(1, 2),
    varintField(1, 2),
    varintField(2, 1),
    bytesField(8, 'weights'),
    bytesField(9, floats([1, -254, 0.5, 127])),
  ])
  const product = writeMessage([
    bytesField(1, 'input'),
    bytesField(1, 'weights'),
    bytesField(2, 'output'),
    bytesField(4, 'MatMul'),
  ])
  const graph = writeMessage([bytesField(1, product), bytesField(5, weights)])
  return writeMessage([varintField(1, 8), bytesField(7, graph)])
}

function graphOf(model: Buffer) {
  const graph = parseMessage(model).find((field) => field.number === 7)
  return graph && graph.kind !== 'varint' ? parseMessage(graph.bytes) : []
}

test('a multiplication by constant weights becomes one of integers', () => {
  const operations = graphOf(quantizeModel(smallModel())).flatMap((field) =>
    field.number === 1 && field.kind !== 'varint' ? stringsOf(parseMessage(field.bytes), 4) : [],
  )
  expect(operations).toEqual(['DynamicQuantizeLinear', 'MatMulInteger', 'Cast', 'Mul', 'Mul'])
})

test('each column of weights has its own scale', () => {
  const tensors = graphOf(quantizeModel(smallModel())).flatMap((field) => {
    if (field.number !== 5 || field.kind === 'varint') return []
    const parsed = parseMessage(field.bytes)
    const raw = parsed.find((each) => each.number === 9)
    return [{ name: stringsOf(parsed, 8)[0], raw: raw?.kind === 'bytes' ? raw.bytes : Buffer.of() }]
  })
  const [integers, scales] = tensors
  expect(tensors.map(({ name }) => name)).toEqual(['weights:int8', 'weights:scales'])
  expect([...new Int8Array(Uint8Array.from(integers?.raw ?? []).buffer)]).toEqual([
    127, -127, 64, 64,
  ])
  const scale = new Float32Array(Uint8Array.from(scales?.raw ?? []).buffer)
  expect(scale[0]).toBeCloseTo(1 / 127)
  expect(scale[1]).toBeCloseTo(2)
})

test('unknown fields stay unchanged', () => {
  const kept = parseMessage(quantizeModel(smallModel()))[0]
  expect(kept).toEqual({ number: 1, kind: 'varint', value: 8n })
})

test('packed and repeated numbers are read alike', () => {
  const repeated = parseMessage(writeMessage([varintField(1, 3), varintField(1, 300)]))
  const packed = parseMessage(writeMessage([bytesField(1, Buffer.of(3, 172, 2))]))
  expect(numbersOf(repeated, 1)).toEqual([3, 300])
  expect(numbersOf(packed, 1)).toEqual([3, 300])
})

test('a truncated message is refused', () => {
  const message = writeMessage([bytesField(1, 'some text')])
  expect(() => parseMessage(message.subarray(0, 5))).toThrow('in the middle')
  expect(() => quantizeModel(Buffer.of())).toThrow('no graph')
})
