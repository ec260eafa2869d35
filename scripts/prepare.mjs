// Everything of a start except running the server, for images: packages, models and the built page.
import { ensureBuilt } from './ensure-built.mjs'
import { ensureRunnable } from './ensure-installed.mjs'

await ensureRunnable()
await ensureBuilt()
