// The only import of ONNX Runtime, enforced by lint. Telemetry has to be off before it loads.
import './telemetry-off.ts'

export { InferenceSession, Tensor } from 'onnxruntime-node'
