import type { Steps } from '../../../scripts/console/steps.mjs'
import { launch } from '../../../scripts/testing/launch.mjs'
import { type Command, ID, patternOf } from './commands.ts'

type Launched = ReturnType<typeof launch>

const LIMIT_MS = 40 * 60_000
/** Commands that go on until Ctrl-C. */
const GOES_ON = /\bnpm start\b|\bnpm run (dev|cert-helper)\b/
/** What would configure a portal, or npm, otherwise than the guide says. */
const UNSET = { DATABASE_URL: undefined, PORTAL_FOLDER: undefined, NODE_ENV: undefined, INIT_CWD: undefined }

/**
 * Runs the commands of a guide one after another, as its reader does; throws with what one said where it fails, or does
 * not say what the guide shows of it. Whatever the reader's first terminal is used for ends what runs there and beside.
 */
export async function walk(commands: Command[], root: string, steps: Steps): Promise<void> {
  let running: { terminal: number; launched: Launched }[] = []
  const end = (ended: typeof running) => Promise.all(ended.map(({ launched }) => interrupt(launched)))
  let id = ID
  try {
    for (const { line, terminal, shown } of commands) {
      const left = running.filter(other => terminal === 1 || other.terminal === terminal)
      await end(left)
      running = running.filter(other => !left.includes(other))
      const command = line.replaceAll(ID, id)
      steps.begin(command)
      const launched = launch(root, UNSET, ['bash', '-c', command])
      const goesOn = GOES_ON.test(line)
      if (goesOn) running.push({ terminal, launched })
      const said = await within(goesOn ? untilShown(launched, shown) : untilEnded(launched, command), launched, command)
      for (const one of shown) id = requireShown(said, one, command) ?? id
      if (goesOn) await requireServed(said, shown)
    }
  } finally {
    await end(running)
  }
}

/** Ends what takes too long, with all that it has started. */
async function within(saying: Promise<string>, launched: Launched, command: string): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${command} took longer than ${LIMIT_MS / 60_000} min`)), LIMIT_MS)
  })
  try {
    return await Promise.race([saying, late])
  } catch (error) {
    signal(launched, 'SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function untilEnded({ ended }: Launched, command: string): Promise<string> {
  const { code, text } = await ended
  if (code !== 0) throw new Error(`${command}\nended with ${code}:\n${text}`)
  return text
}

/** What goes on is there once it has said all that the guide shows. */
async function untilShown({ says }: Launched, shown: string[]): Promise<string> {
  let text = ''
  for (const piece of shown.flatMap(line => line.split('…'))) text = await says(piece)
  return text
}

/** Answers the id in the line, where there is one. */
function requireShown(said: string, shown: string, command: string): string | undefined {
  const found = patternOf(shown).exec(said)
  if (!found) throw new Error(`${command}\nis to say:\n${shown}\nbut said:\n${said}`)
  return found[1]
}

/** The addresses that a server is said to have answer. */
async function requireServed(said: string, shown: string[]): Promise<void> {
  for (const [address] of shown.join('\n').matchAll(/http:\/\/localhost:\S+/g)) {
    const { ok, status } = await fetch(address)
    if (!ok) throw new Error(`${address} answers with ${status}:\n${said}`)
  }
}

/** Presses Ctrl-C. */
async function interrupt(launched: Launched): Promise<void> {
  signal(launched, 'SIGINT')
  await launched.ended
}

/** To the whole group, as a terminal does. */
function signal({ child }: Launched, name: NodeJS.Signals): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name)
}
