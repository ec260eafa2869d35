import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { inflate } from '@sparticuz/chromium'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** Launch options for the machine's Chromium, or the one in an npm package. */
export function browserOptions() {
  const own = installed.find((path) => existsSync(path))
  if (own) return { executablePath: own, args }
  const folder = packagedFolder()
  // The packaged one includes the libraries and fonts that a bare machine lacks.
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
  }
  return { executablePath: join(folder, 'chromium'), args, env }
}

/** Unpacks the packaged browser if it is needed and missing. */
export async function ensureBrowser(): Promise<void> {
  const { executablePath } = browserOptions()
  if (existsSync(executablePath)) return
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('The browser tests need Chrome or Chromium to be installed on this machine.')
  }
  const folder = packagedFolder()
  const partial = `${folder}.partial-${process.pid}`
  mkdirSync(partial, { recursive: true })
  const packed = join(packageFolder(), 'bin')
  const temporary = process.env.TMPDIR
  // inflate() writes to the shared temporary folder; this one is ours.
  process.env.TMPDIR = partial
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
    await Promise.all(names.map((name) => inflate(join(packed, name))))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  if (existsSync(folder)) rmSync(partial, { recursive: true })
  else renameSync(partial, folder)
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return dirname(dirname(entry))
}

function packagedFolder(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'))
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest
      ? String(manifest.version)
      : 'unknown'
  return resolve('.cache', 'browser', version)
}
