import {
  float32,
  graphFields,
  modelGraph,
  nodeField,
  outputField,
  tensorField,
  tensorName,
} from '../onnx.ts'
import { bytesField, bytesOf, parseMessage, writeMessage } from '../protobuf.ts'
import type { Field } from '../protobuf.ts'
import { quantizeModel } from '../quantize.ts'
import { readDelta } from './delta.ts'
import type { DeltaConstant } from './delta.ts'

const head = { weights: 'reader.head.weights', bias: 'reader.head.bias' }
const states = 'last_hidden_state'
/** Name of the output: four numbers per token, see reader-session.ts. */
export const logitsName = 'logits'

/**
 * The reader as an int8 model: the base model with the trained changes, and the head on top, which
 * stays float.
 */
export function assembleReader(base: Buffer, delta: Buffer): Buffer {
  const constants = readDelta(delta)
  const isOfHead = ({ name }: DeltaConstant) => name === head.weights || name === head.bias
  const body = constants.filter((each) => !isOfHead(each))
  const changed = onGraph(base, (graph) => replaced(graph, body))
  return onGraph(quantizeModel(changed), (graph) => [
    ...graph.filter(({ number }) => number !== graphFields.output),
    ...constants.filter(isOfHead).map(fieldOf),
    nodeField('MatMul', [states, head.weights], ['reader.head.products']),
    nodeField('Add', ['reader.head.products', head.bias], [logitsName]),
    outputField(logitsName),
  ])
}

function onGraph(model: Buffer, change: (graph: Field[]) => Field[]): Buffer {
  const fields = parseMessage(model)
  const graph = bytesOf(fields, modelGraph)
  if (!graph) throw new Error('This is not an ONNX model: it has no graph')
  const changed = bytesField(modelGraph, writeMessage(change(parseMessage(graph))))
  return writeMessage(fields.map((field) => (field.number === modelGraph ? changed : field)))
}

function replaced(graph: readonly Field[], constants: readonly DeltaConstant[]): Field[] {
  const byName = new Map(constants.map((each) => [each.name, each]))
  const fields = graph.map((field) => {
    if (field.number !== graphFields.initializer) return field
    const constant = byName.get(tensorName(field))
    if (!constant) return field
    byName.delete(constant.name)
    return fieldOf(constant)
  })
  if (byName.size > 0) throw new Error('The weights of the reader do not fit the base model')
  return fields
}

const fieldOf = ({ name, dims, values }: DeltaConstant): Field =>
  tensorField(name, dims, float32, values)
