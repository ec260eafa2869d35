// The only way to ONNX Runtime, which lint sees to. Imports are run in their order.
import './telemetry-off.ts'

export { InferenceSession, Tensor } from 'onnxruntime-node'
