// For health checks: fails unless the server on this machine responds.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`
const { ok } = await fetch(address, { signal: AbortSignal.timeout(4_000) })
process.exitCode = ok ? 0 : 1
