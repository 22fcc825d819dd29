import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTRACT, LOCK, lockId, readLock } from '../compose/lock.ts'
import { differencesOf, digests, filesBelow } from '../registry/files.ts'

export interface Next {
  id: string
  share: number
}

/** What `rollout.json` says. */
export interface Rollout {
  current: string
  previous?: string
  next?: Next
  withdrawn: string[]
}

const PAGE = /^index\.html(\.br|\.gz)?$/
/** Pictures of the province, which a newer composition may replace. */
const PICTURES = /^province\//

/**
 * Takes a composed folder in among those that are held: its files beside the others', its page for itself. The first
 * one
 * is what everybody gets; a later one waits as the next. Refuses files that are not those of its lock.
 * @param folder of all that is held
 */
export async function add(folder: string, composed: string) {
  const id = lockId(await readFile(join(composed, LOCK)))
  await checkFiles(composed)
  await copyFiles(join(composed, 'www'), folder)
  const set = join(folder, 'sets', id)
  await mkdir(set, { recursive: true })
  for (const file of (await readdir(join(composed, 'www'))).filter(name => PAGE.test(name)))
    await copyFile(join(composed, 'www', file), join(set, file))
  const beside = ['headers.json', LOCK, ...(existsSync(join(composed, CONTRACT)) ? [CONTRACT] : [])]
  for (const file of beside) await copyFile(join(composed, file), join(set, file))
  const before = await readRollout(folder).catch(() => undefined)
  if (!before) return save(folder, { current: id, withdrawn: [] })
  if (before.current === id) throw new Error(`${id} is the current composition already`)
  const withdrawn = before.withdrawn.filter(other => other !== id)
  return save(folder, { ...before, next: { id, share: 0 }, withdrawn })
}

/** Whether the files are those of the lock; compressed forms are made from them. */
async function checkFiles(composed: string) {
  const { province, files } = await readLock(join(composed, LOCK))
  const found = Object.entries(await digests(join(composed, 'www'), province.basePath))
  const plain = Object.fromEntries(found.filter(([path]) => !/\.(br|gz)$/.test(path)))
  const own = Object.entries(files).filter(([path]) => path.startsWith(province.basePath))
  const differences = differencesOf(Object.fromEntries(own), plain)
  if (differences.length) throw new Error(`${composed} is not what was composed:\n${differences.join('\n')}`)
}

async function copyFiles(www: string, folder: string) {
  for (const file of (await filesBelow(www)).filter(name => !PAGE.test(name))) {
    const [from, to] = [join(www, file), join(folder, 'www', file)]
    const there = await readFile(to).catch(() => undefined)
    if (there && !there.equals(await readFile(from)) && !PICTURES.test(file))
      throw new Error(`${file} is held already with other content`)
    await mkdir(dirname(to), { recursive: true })
    await cp(from, to)
  }
}

/** Gives the next composition to a share of the people, in percent. */
export async function share(folder: string, share: number) {
  if (!(share >= 0 && share <= 100)) throw new Error(`${share} is no share in percent`)
  return changeNext(folder, next => ({ ...next, share }))
}

/** Makes the next composition everybody's. */
export async function take(folder: string) {
  const { current, next, withdrawn } = await readRollout(folder)
  if (!next) throw new Error('No newer composition waits')
  return save(folder, { current: next.id, previous: current, withdrawn })
}

/** Withdraws the newest: the next where one is out, else the current, in whose place the one before comes back. */
export async function back(folder: string) {
  const { current, previous, next, withdrawn } = await readRollout(folder)
  if (next) return save(folder, { current, ...(previous && { previous }), withdrawn: [...withdrawn, next.id] })
  if (!previous) throw new Error('There is nothing to go back to')
  return save(folder, { current: previous, withdrawn: [...withdrawn, current] })
}

export async function readRollout(folder: string): Promise<Rollout> {
  return JSON.parse(await readFile(join(folder, 'rollout.json'), 'utf8'))
}

async function changeNext(folder: string, change: (next: Next) => Next) {
  const rollout = await readRollout(folder)
  if (!rollout.next) throw new Error('No newer composition waits')
  return save(folder, { ...rollout, next: change(rollout.next) })
}

/** Whole or not at all: the server reads it at any time. */
export async function save(folder: string, rollout: Rollout) {
  const draft = join(folder, `rollout.json.${process.pid}`)
  await writeFile(draft, `${JSON.stringify(rollout, null, 2)}\n`)
  await rename(draft, join(folder, 'rollout.json'))
  return rollout
}
