import {
  bytesField,
  bytesOf,
  numbersOf,
  parseMessage,
  stringsOf,
  varintField,
  writeMessage,
} from './protobuf.ts'
import type { Field } from './protobuf.ts'

// Field numbers of onnx.proto.
export const modelGraph = 7
export const graphFields = { node: 1, initializer: 5, output: 12 }
const valueName = 1
const tensor = { dims: 1, dataType: 2, floatData: 4, name: 8, rawData: 9 }
const node = { input: 1, output: 2, name: 3, opType: 4, attribute: 5 }
const attribute = { name: 1, int: 3, type: 20 }
export const float32 = 1
export const int8 = 3
const intAttribute = 2

export type Matrix = { rows: number; columns: number; values: Float32Array }

export type Node = { operation: string; inputs: string[]; outputs: string[] }

/** The constant two-dimensional float tensors of a graph, read on demand. */
export function matricesOf(fields: readonly Field[]): Map<string, () => Matrix> {
  const matrices = new Map<string, () => Matrix>()
  for (const field of fields) {
    if (field.number !== graphFields.initializer || field.kind === 'varint') continue
    const parsed = parseMessage(field.bytes)
    const [rows, columns, ...more] = numbersOf(parsed, tensor.dims)
    const [type] = numbersOf(parsed, tensor.dataType)
    if (type !== float32 || rows === undefined || columns === undefined || more.length > 0) continue
    const [name = ''] = stringsOf(parsed, tensor.name)
    matrices.set(name, () => ({ rows, columns, values: floatsOf(parsed) }))
  }
  return matrices
}

export type Constant = { dims: number[]; values: Float32Array }

/** All constant float tensors of a graph, of any shape, read on demand. */
export function constantsOf(fields: readonly Field[]): Map<string, () => Constant> {
  const constants = new Map<string, () => Constant>()
  for (const field of fields) {
    if (field.number !== graphFields.initializer || field.kind === 'varint') continue
    const parsed = parseMessage(field.bytes)
    const [type] = numbersOf(parsed, tensor.dataType)
    if (type !== float32) continue
    const [name = ''] = stringsOf(parsed, tensor.name)
    const dims = numbersOf(parsed, tensor.dims)
    constants.set(name, () => ({ dims, values: floatsOf(parsed) }))
  }
  return constants
}

function floatsOf(parsed: readonly Field[]): Float32Array {
  const raw = bytesOf(parsed, tensor.rawData)
  const bytes =
    raw ??
    Buffer.concat(
      parsed.flatMap((each) =>
        each.number === tensor.floatData && each.kind !== 'varint' ? [each.bytes] : [],
      ),
    )
  // A copy, because floats must start at a multiple of four bytes.
  return new Float32Array(new Uint8Array(bytes).buffer)
}

export function nodeOf(bytes: Buffer): Node {
  const fields = parseMessage(bytes)
  const [operation = ''] = stringsOf(fields, node.opType)
  return {
    operation,
    inputs: stringsOf(fields, node.input),
    outputs: stringsOf(fields, node.output),
  }
}

export function nodeField(
  operation: string,
  inputs: readonly string[],
  outputs: readonly string[],
  attributes: readonly Field[] = [],
): Field {
  const fields = [
    ...inputs.map((name) => bytesField(node.input, name)),
    ...outputs.map((name) => bytesField(node.output, name)),
    bytesField(node.name, `${operation}:${outputs[0] ?? ''}`),
    bytesField(node.opType, operation),
    ...attributes,
  ]
  return bytesField(graphFields.node, writeMessage(fields))
}

export function intField(name: string, value: number): Field {
  const fields = [
    bytesField(attribute.name, name),
    varintField(attribute.int, value),
    varintField(attribute.type, intAttribute),
  ]
  return bytesField(node.attribute, writeMessage(fields))
}

export function tensorField(
  name: string,
  dims: readonly number[],
  type: number,
  values: Int8Array | Float32Array,
): Field {
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const fields = [
    ...dims.map((size) => varintField(tensor.dims, size)),
    varintField(tensor.dataType, type),
    bytesField(tensor.name, name),
    bytesField(tensor.rawData, raw),
  ]
  return bytesField(graphFields.initializer, writeMessage(fields))
}

/** An output of a graph, of any shape. */
export const outputField = (name: string): Field =>
  bytesField(graphFields.output, writeMessage([bytesField(valueName, name)]))

export function tensorName(field: Field): string {
  return field.kind === 'varint' ? '' : (stringsOf(parseMessage(field.bytes), tensor.name)[0] ?? '')
}
