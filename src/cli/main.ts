import { CommanderError, type Command } from 'commander'
import { createProgram } from './program.ts'
import { Ending, endings } from './ending.ts'
import { oneLine } from './print.ts'

process.exitCode = await run(createProgram(process.env))

/** Runs the command of the arguments; returns the exit code. */
async function run(program: Command): Promise<number> {
  try {
    await program.parseAsync()
    return endings.done
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? endings.done : endings.wrongUse
    const message = error instanceof Error ? error.message : 'It failed.'
    process.stderr.write(`${oneLine(message)}\n`)
    return error instanceof Ending ? error.code : endings.failed
  }
}
