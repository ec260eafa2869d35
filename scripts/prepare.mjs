// Everything of a start but the start, for images: packages, models and the built page.
import { ensureBuilt } from './ensure-built.mjs'
import { ensureRunnable } from './ensure-installed.mjs'

await ensureRunnable()
await ensureBuilt()
