import { sizeInWords } from '#shared/size-in-words.ts'

export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || more.length > 0) {
    throw new Error(`Usage: npm run ${command} -- FILE`)
  }
  return file
}

/** A progress line, shown only on a terminal. */
export function showProgress(done: string): (bytes: number) => void {
  if (!process.stderr.isTTY) return () => undefined
  let shownAt = 0
  return (bytes) => {
    if (Date.now() - shownAt < 200) return
    shownAt = Date.now()
    process.stderr.write(`\r${done}: ${sizeInWords(bytes, 1)}   `)
  }
}

/** Prints the result of `main`; a failure is printed as one sentence, with exit code 1. */
export function runCommand(main: () => Promise<string>): void {
  main().then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : 'It failed.'}\n`)
      process.exitCode = 1
    },
  )
}
