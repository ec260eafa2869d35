import {
  float32,
  graphFields,
  int8,
  intField,
  matricesOf,
  modelGraph,
  nodeField,
  nodeOf,
  tensorField,
  tensorName,
} from './onnx.ts'
import type { Matrix, Node } from './onnx.ts'
import { bytesField, bytesOf, parseMessage, writeMessage } from './protobuf.ts'
import type { Field } from './protobuf.ts'

/** Smaller tables stay as they are: they hold positions and types, and cost little. */
const minTableRows = 1000

/**
 * Converts a float ONNX model to int8. A multiplication by constant weights becomes one of integers
 * with one scale per column, its input quantised at run time; a large lookup table becomes integers
 * with one scale per row. The rest of the graph stays as it is.
 */
export function quantizeModel(model: Buffer): Buffer {
  const modelFields = parseMessage(model)
  const graphBytes = bytesOf(modelFields, modelGraph)
  if (!graphBytes) throw new Error('This is not an ONNX model: it has no graph')
  const quantized = quantizeGraph(parseMessage(graphBytes))
  return writeMessage(
    modelFields.map((field) =>
      field.number === modelGraph ? bytesField(modelGraph, writeMessage(quantized)) : field,
    ),
  )
}

function quantizeGraph(fields: readonly Field[]): Field[] {
  const matrices = matricesOf(fields)
  const replaced = new Set<string>()
  const quantizedInputs = new Map<string, [string, string, string]>()
  const nodes: Field[] = []
  const weights: Field[] = []
  for (const field of fields) {
    if (field.number !== graphFields.node || field.kind === 'varint') continue
    const each = nodeOf(field.bytes)
    const [first = '', second = ''] = each.inputs
    const factor = each.operation === 'MatMul' ? matrices.get(second) : undefined
    const table = each.operation === 'Gather' ? matrices.get(first) : undefined
    if (factor) {
      replaced.add(second)
      weights.push(...weightsOf(second, quantizeColumns(factor()), 1))
      nodes.push(...integerProduct(each, quantizedInputs))
    } else if (table && table().rows > minTableRows) {
      replaced.add(first)
      weights.push(...weightsOf(first, quantizeRows(table()), 0))
      nodes.push(...integerLookup(each))
    } else {
      nodes.push(field)
    }
  }
  const rest = fields.filter(
    (field) =>
      field.number !== graphFields.node &&
      !(field.number === graphFields.initializer && replaced.has(tensorName(field))),
  )
  return [...nodes, ...rest, ...weights]
}

type Quantized = { rows: number; columns: number; values: Int8Array; scales: Float32Array }

function quantizeColumns({ rows, columns, values }: Matrix): Quantized {
  const largest = new Float32Array(columns)
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i] ?? 0)
    if (size > (largest[i % columns] ?? 0)) largest[i % columns] = size
  }
  const scales = largest.map((size) => size / 127 || 1)
  const integers = new Int8Array(values.length)
  for (let i = 0; i < values.length; i++) {
    integers[i] = clamp(Math.round((values[i] ?? 0) / (scales[i % columns] ?? 1)))
  }
  return { rows, columns, values: integers, scales }
}

function quantizeRows({ rows, columns, values }: Matrix): Quantized {
  const scales = new Float32Array(rows)
  const integers = new Int8Array(values.length)
  for (let row = 0; row < rows; row++) {
    const start = row * columns
    let largest = 0
    for (let i = start; i < start + columns; i++) {
      largest = Math.max(largest, Math.abs(values[i] ?? 0))
    }
    const scale = largest / 127 || 1
    scales[row] = scale
    for (let i = start; i < start + columns; i++) {
      integers[i] = clamp(Math.round((values[i] ?? 0) / scale))
    }
  }
  return { rows, columns, values: integers, scales }
}

function clamp(value: number): number {
  return Math.max(-127, Math.min(127, value))
}

function weightsOf(name: string, quantized: Quantized, scaledAxis: 0 | 1): Field[] {
  const { rows, columns, values, scales } = quantized
  const scaleDims = scaledAxis === 0 ? [rows, 1] : [columns]
  return [
    tensorField(integersOf(name), [rows, columns], int8, values),
    tensorField(scalesOf(name), scaleDims, float32, scales),
  ]
}

const integersOf = (name: string): string => `${name}:int8`
const scalesOf = (name: string): string => `${name}:scales`

/** Several multiplications share one input; it is quantised once. */
function integerProduct(
  { inputs: [input = '', factor = ''], outputs: [output = ''] }: Node,
  quantizedInputs: Map<string, [string, string, string]>,
): Field[] {
  const nodes: Field[] = []
  let quantized = quantizedInputs.get(input)
  if (!quantized) {
    quantized = [`${input}:int8`, `${input}:scale`, `${input}:zero`]
    quantizedInputs.set(input, quantized)
    nodes.push(nodeField('DynamicQuantizeLinear', [input], quantized))
  }
  const [integers, scale, zero] = quantized
  nodes.push(
    nodeField('MatMulInteger', [integers, integersOf(factor), zero], [`${output}:sums`]),
    nodeField('Cast', [`${output}:sums`], [`${output}:floats`], [intField('to', float32)]),
    nodeField('Mul', [scale, scalesOf(factor)], [`${output}:scale`]),
    nodeField('Mul', [`${output}:floats`, `${output}:scale`], [output]),
  )
  return nodes
}

function integerLookup({ inputs: [table = '', rows = ''], outputs: [output = ''] }: Node): Field[] {
  const byRow = [intField('axis', 0)]
  return [
    nodeField('Gather', [integersOf(table), rows], [`${output}:int8`], byRow),
    nodeField('Gather', [scalesOf(table), rows], [`${output}:scales`], byRow),
    nodeField('Cast', [`${output}:int8`], [`${output}:floats`], [intField('to', float32)]),
    nodeField('Mul', [`${output}:floats`, `${output}:scales`], [output]),
  ]
}
