import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Options = { file: string; dataDir: string; passphrase: string }

/** Runs `npm run backup` or `npm run restore`; returns its exit code and output. */
export async function runBackupCommand(
  name: 'backup' | 'restore',
  { file, dataDir, passphrase }: Options,
): Promise<{ code: number; text: string }> {
  const env = {
    PATH: process.env.PATH,
    TROVE_BACKUP_PASSPHRASE: passphrase,
    TROVE_DATA_DIR: dataDir,
  }
  return run(process.execPath, [`src/server/backup/${name}.ts`, file], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  )
}
