import { isMainThread } from 'node:worker_threads'

/** Read by ONNX Runtime when it loads; without it events and an id of the device go to its vendor. */
const variable = 'ORT_DISABLE_TELEMETRY'

// A thread has a copy of the environment that native code never sees, so the process has to have
// it before: whoever starts a thread that loads a model does so through model-thread.ts.
if (isMainThread) process.env[variable] = '1'
else if (process.env[variable] !== '1') {
  throw new Error('A thread that loads a model is started by startModelThread')
}
