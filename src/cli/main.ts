import { CommanderError, type Command } from 'commander'
import { createProgram } from './program.ts'
import { ExitError, exitCodes } from './exit-error.ts'
import { oneLine } from './print.ts'

process.exitCode = await run(createProgram(process.env))

/** Runs the command of the arguments; returns the exit code. */
async function run(program: Command): Promise<number> {
  try {
    await program.parseAsync()
    return exitCodes.done
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? exitCodes.done : exitCodes.wrongUse
    const message = error instanceof Error ? error.message : 'It failed.'
    process.stderr.write(`${oneLine(message)}\n`)
    return error instanceof ExitError ? error.code : exitCodes.failed
  }
}
