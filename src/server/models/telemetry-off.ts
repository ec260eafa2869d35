import { isMainThread } from 'node:worker_threads'

/** Read by ONNX Runtime when it loads; otherwise it sends events and a device id to its vendor. */
const variable = 'ORT_DISABLE_TELEMETRY'

// A thread has a copy of the environment that native code never sees, so the variable has to be set
// in the process first: threads that load a model are started through model-thread.ts.
if (isMainThread) process.env[variable] = '1'
else if (process.env[variable] !== '1') {
  throw new Error('A thread that loads a model is started by startModelThread')
}
