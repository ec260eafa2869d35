/**
 * The thread that reads, plans and composes answers, so that no question can block the server. It
 * has no key and no connection: it requests a person's data from the server, which answers only for
 * the person of the call.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, DataResponse, DataRequest, ThreadSettings, ToThread } from './messages.ts'
import { performTask } from './perform-task.ts'
import { createProcessorMeter } from './processor-meter.ts'
import { createCatalogCache, createRemoteData } from './remote-data.ts'
import { deserializeError, serializeError } from './serialize-error.ts'

class OverLimit extends Error {}

const settings: ThreadSettings = workerData
const meter = createProcessorMeter(settings.meter)
const catalogs = createCatalogCache()
type Call = { stopping: AbortController; needs: Map<number, PromiseWithResolvers<DataResponse>> }
const calls = new Map<number, Call>()
let needsSoFar = 0
/** A thread is warm when its ended calls used this much processor time. */
const warmFromMs = 6_000
const limitOfCall = () =>
  meter.usedByEnded() < warmFromMs ? settings.coldLimitMs : settings.limitMs

parentPort?.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'do':
      void perform(message)
      break
    case 'given':
      takeOut(message)?.resolve(message.given)
      break
    case 'refused':
      takeOut(message)?.reject(deserializeError(message.thrown))
      break
    case 'stop':
      stop(message.call, new DOMException('stopped', 'AbortError'))
      break
    case 'forget':
      catalogs.forget(message.userId)
      break
    case 'close':
      process.exit()
  }
})

async function perform({
  call,
  userId,
  task,
  askedAt,
}: Extract<ToThread, { kind: 'do' }>): Promise<void> {
  const stopping = new AbortController()
  const needs: Call['needs'] = new Map()
  calls.set(call, { stopping, needs })
  meter.begin(call, limitOfCall())
  const server = async (asked: DataRequest) => {
    stopping.signal.throwIfAborted()
    const need = ++needsSoFar
    const entry = Promise.withResolvers<DataResponse>()
    needs.set(need, entry)
    send({ kind: 'need', call, need, asked })
    return await entry.promise
  }
  const data = createRemoteData(server, catalogs, {
    indexing: (index) => meter.aside(call, settings.indexLimitMs, index),
    reads: settings.reads,
    embeds: settings.embeds,
  })
  try {
    const onStep = (step: Extract<FromThread, { kind: 'step' }>['step']) =>
      send({ kind: 'step', call, step })
    const now = () => new Date(askedAt)
    const asked = { userId, data: { ...data, now }, signal: stopping.signal, onStep }
    const reply = await performTask(task, asked)
    send({ ...reply, call })
  } catch (error) {
    if (error instanceof OverLimit) send({ kind: 'over', call })
    else send({ kind: 'failed', call, thrown: serializeError(error) })
  } finally {
    meter.end(call)
    calls.delete(call)
  }
}

/** Removes a met need; what follows is charged to its call, unless that is over its limit. */
function takeOut({ call, need }: { call: number; need: number }) {
  if (meter.isOver(call)) stop(call, new OverLimit())
  meter.switchTo(call)
  const needs = calls.get(call)?.needs
  const entry = needs?.get(need)
  needs?.delete(need)
  return entry
}

function stop(call: number, reason: Error): void {
  const entry = calls.get(call)
  meter.switchTo(call)
  entry?.stopping.abort(reason)
  for (const { reject } of entry?.needs.values() ?? []) reject(reason)
  entry?.needs.clear()
}

function send(message: FromThread): void {
  parentPort?.postMessage(message)
}
