import { existsSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { createApp, createWorkerApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { connectDatabase } from './db/connect.ts'
import { listen } from './http/listen.ts'
import { createHandlers } from './job-handlers.ts'
import { createServices } from './services.ts'
import { describeStartFailure } from './start-failure.ts'
import { openTracing } from './tracing/tracing.ts'
import { assertMaster } from './vault/assert-master.ts'
import { readMasterKey } from './vault/master-key.ts'

const webRoot = path.resolve(import.meta.dirname, '../../dist/web')

async function main(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, base: null })
  // On a slow disk the first start takes so long that it would look stuck.
  process.stdout.write('Preparing the database …\n')
  const database = await connectDatabase(config)
  try {
    const { rowCount } = await database.db.jobs.query('select id from users limit 1')
    const master = readMasterKey(config.masterKey, config.dataDir, (rowCount ?? 0) > 0)
    await assertMaster(database.db.jobs, master)
    const tracing = await openTracing(config.tracesTo)
    const services = createServices({ config, log, db: database.db, master, tracing })
    const isWorker = config.role === 'worker'
    const app = isWorker
      ? createWorkerApp(services)
      : createApp(services, existsSync(webRoot) ? webRoot : undefined)
    await services.queue.start(createHandlers(services))
    await services.queue.send('find-unprocessed', {}, 'find-unprocessed')
    const setupCode = isWorker ? undefined : await services.accounts.setupCode.toPrint()
    const server = listen(app, config, ({ port }) => {
      process.stdout.write(readyText(config, port, setupCode))
      // The embedder logs the failure, and the first call fails with it again.
      services.embedder.warm().catch(() => {})
      if (!isWorker) services.questions.warm().catch(() => {})
    })
    const stopped = new Promise<void>((resolve, reject) => {
      server.on('error', reject)
      server.on('close', resolve)
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // The signal may arrive twice: Ctrl-C reaches us through the terminal and through npm.
      process.on(signal, () => {
        server.close()
        server.closeAllConnections()
      })
    }
    try {
      await stopped
    } finally {
      await services.close()
      await tracing.close()
    }
  } finally {
    await database.close()
  }
}

/** The code is for the person who started the server and reads its output. */
function readyText(config: Config, port: number, setupCode: string | undefined): string {
  const { publicUrl, beyondLoopback, role } = config
  const address = publicUrl ?? `http://localhost:${port}`
  if (role === 'worker') return `Trove is ready at http://localhost:${port} for jobs only\n`
  const lines = [`Trove is ready at ${address}`]
  if (beyondLoopback && publicUrl === undefined) {
    lines.push('Other machines are refused until PUBLIC_URL names the address that they open.')
  }
  if (setupCode !== undefined) {
    lines.push(`The first account, which is the admin, needs this setup code: ${setupCode}`)
  }
  return `${lines.join('\n')}\n`
}

async function start(): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig()
    await main(config)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, config)}\n`)
    process.exit(1)
  }
}

void start()
