import type { Format } from '../exports/format.ts'
import type { Finding } from '../gather-pages.ts'
import { ConnectorError } from '../connector-error.ts'
import { undated } from './message-of.ts'
import { signalFrames, signalHeader } from './signal-frames.ts'
import { createSignalRows } from './signal-rows.ts'

/** The encrypted backup of Signal for Android, opened with its thirty digits. */
export const signalBackup: Format = {
  description: 'an encrypted Signal backup',
  extensions: ['backup'],
  fits: ({ start }) => signalHeader(start) !== undefined,
  encryption: {
    prompt: {
      label: 'Passphrase of the backup',
      hint: 'Thirty digits, which Signal showed when backups were turned on. They open this file once and are not kept.',
    },
    opens: async (file) => {
      try {
        for await (const _ of signalFrames(file, file.key ?? '')) return true
      } catch (error) {
        if (error instanceof ConnectorError && error.code === 'auth_failed') return false
        throw error
      }
      return false
    },
  },
  async *read(file, { signal }): AsyncGenerator<Finding> {
    const rows = createSignalRows()
    let damage: unknown
    try {
      for await (const frame of signalFrames(file, file.key ?? '')) {
        signal.throwIfAborted()
        rows.add(frame)
      }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ConnectorError) || error.code !== 'bad_file') throw error
      damage = error
    }
    for (const found of rows.messages()) {
      if (typeof found !== 'string') yield { item: found }
      else if (found === undated) yield { failed: file.path, reason: found }
      else yield { skipped: found, count: 1 }
    }
    if (damage !== undefined) throw damage
  },
}
