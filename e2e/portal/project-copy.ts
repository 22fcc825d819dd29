import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '../../scripts/testing/free-ports.mjs'

const ROOT = resolve(__dirname, '../..')
const run = promisify(execFile)
/** Of the server, the page before it, and each remote that is watched. */
const PORTS = 6
/** What npm keeps of packages besides them; changed by an installation. */
const NOTES = ['.package-lock.json', '.installed-from']

/** This project as it is now, in a folder where a story may change it; it shares the installed packages. */
export interface ProjectCopy {
  readonly root: string
  /** Runs one of its scripts to its end; the answer is what it printed. Throws where it failed. */
  run(script: string, ...args: string[]): Promise<string>
  /** Starts `npm run dev`; the answer is the address to open. */
  dev(...args: string[]): Promise<string>
  remove(): Promise<void>
}

export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'portal-project-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(root, 0o711)
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT })
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(ROOT, file), join(root, file)).catch(ignoreGone)
  await linkPackages(root)
  const { dev, end } = development(root)
  return {
    root,
    run: async (script, ...args) =>
      (await run(process.execPath, [scriptOf(root, script), ...args], { cwd: root })).stdout,
    dev,
    remove: async () => {
      await end()
      await rm(root, { recursive: true, force: true })
    },
  }
}

const scriptOf = (root: string, name: string): string => join(root, 'scripts', `${name}.mjs`)

/** `npm run dev` of a project, this one unless told otherwise; `dev` answers the address to open. */
export function development(root = ROOT): { dev: ProjectCopy['dev']; end: () => Promise<void> } {
  const started: ChildProcess[] = []
  return {
    dev: async (...args) => {
      const [port] = await freePorts(PORTS)
      const env = { ...process.env, PORT: `${port}`, DATABASE_URL: '', DEMO_CASES: '0' }
      const child = spawn(process.execPath, [scriptOf(root, 'dev'), ...args], { cwd: root, env })
      started.push(child)
      return addressSaid(child)
    },
    end: async () => void (await Promise.all(started.map(end))),
  }
}

/** Deleted in the work tree, but not yet in git. */
function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function linkPackages(root: string): Promise<void> {
  for (const folder of ['node_modules', 'server/node_modules']) {
    await mkdir(join(root, folder), { recursive: true })
    for (const name of await readdir(join(ROOT, folder)))
      if (NOTES.includes(name)) await cp(join(ROOT, folder, name), join(root, folder, name))
      else if (name !== '@portal' && name !== '.cache')
        await symlink(join(ROOT, folder, name), join(root, folder, name))
  }
  await mkdir(join(root, 'node_modules/@portal'))
  for (const name of await readdir(join(ROOT, 'node_modules/@portal')))
    await symlink(join('../..', name), join(root, 'node_modules/@portal', name))
}

function addressSaid(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', text => {
        said += text
        const [, address] = /Edit and see: (\S+)/.exec(said) ?? []
        if (address) done(address)
      })
    child.once('exit', code => fail(new Error(`npm run dev ended with ${code}:\n${said}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
