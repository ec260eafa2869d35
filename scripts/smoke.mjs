// Starts the product as a person does, asks one question about one document, stops it, and checks
// that nothing is left behind.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './paths.mjs'

const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 20_000
// Three seconds on a quiet machine; this one may be busy.
const SECOND_START_LIMIT_MS = 12_000

const dataDir = mkdtempSync(join(tmpdir(), 'trove-smoke-'))
const port = await freePort()
let child
try {
  await start()
  await askOneQuestion(`http://127.0.0.1:${port}`)
  await stop()
  const secondStartMs = await start()
  console.log(`The second start took ${(secondStartMs / 1000).toFixed(1)} s`)
  if (secondStartMs > SECOND_START_LIMIT_MS) throw new Error('The second start was too slow')
  await stop()
} finally {
  if (child) killGroup(child.pid)
  rmSync(dataDir, { recursive: true, force: true })
}

async function start() {
  const startedAt = Date.now()
  // A group of its own, so that everything it starts can be told apart and ended.
  child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), TROVE_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((ready, fail) => {
    const timer = setTimeout(() => fail(new Error('No ready line')), START_LIMIT_MS)
    let printed = ''
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      printed += chunk
      if (!printed.includes('Trove is ready at')) return
      clearTimeout(timer)
      ready()
    })
    child.once('exit', (code) => fail(new Error(`npm start ended with ${code}`)))
  })
  return Date.now() - startedAt
}

async function askOneQuestion(url) {
  const call = caller(url)
  const person = { name: 'Ada', email: 'ada@trove.example', password: 'correct horse battery' }
  await call('POST', '/api/auth/email/signup', person)
  const form = new FormData()
  const text =
    'Minutes of the garden club\n\nThe annual membership fee is 48 euros, due in March.\n'
  form.append('documents', new Blob([text], { type: 'text/plain' }), 'garden-club.txt')
  await call('POST', '/api/documents/upload', form)
  for (let tries = 0; ; tries += 1) {
    const [document] = await call('GET', '/api/documents')
    if (document?.status === 'processed') break
    if (document?.status === 'error' || tries === 60) throw new Error(JSON.stringify(document))
    await new Promise((resume) => setTimeout(resume, 500))
  }
  const answer = await call('POST', '/api/ask', { question: 'How much is the membership fee?' })
  const cited = answer.citations.some((citation) => citation.documentName === 'garden-club.txt')
  if (!cited || !answer.answer.includes('48')) throw new Error(JSON.stringify(answer))
  console.log('Asked about an uploaded document and got the cited answer')
}

function caller(url) {
  const cookies = new Map()
  return async (method, path, body) => {
    const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: url }
    if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json'
    const options = { method, headers }
    if (body) options.body = body instanceof FormData ? body : JSON.stringify(body)
    const answer = await fetch(url + path, options)
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, ...value] = cookie.split(';')[0].split('=')
      cookies.set(name, value.join('='))
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

async function stop() {
  const group = child.pid
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // As Ctrl-C does: to the whole group.
  process.kill(-group, 'SIGINT')
  const timer = setTimeout(() => killGroup(group), STOP_LIMIT_MS)
  await ended
  clearTimeout(timer)
  child = undefined
  const left = processesOf(group)
  if (left.length > 0) throw new Error(`Still running after the stop: ${left.join(', ')}`)
}

/** Processes of the group, and those that name our data directory wherever they moved to. */
function processesOf(group) {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const [state, , groupOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      return state !== 'Z' && (Number(groupOf) === group || command.includes(dataDir))
    } catch {
      return false
    }
  })
}

function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

async function freePort() {
  const probe = createServer()
  await new Promise((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port: free } = probe.address()
  await new Promise((closed) => probe.close(closed))
  return free
}
