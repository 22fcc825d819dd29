import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Contract } from '../../compose/contract.ts'
import { CONTRACT, LOCK, type Lock, readLock } from '../../compose/lock.ts'
import { readJson } from '../../compose/read-manifest.ts'

/** What a province has composed. */
export interface Locked {
  /** Where it was found, for people. */
  from: string
  lock: Pick<Lock, 'province' | 'sharedLib' | 'parts'>
  /** What its server answered then; missing beside older locks. */
  contract?: Contract
}

/**
 * Reads compositions, each with the contract beside it.
 * @param named locks, and folders below which every `composition.lock.json` is one; throws where one has none
 */
export async function readLocked(named: string[]): Promise<Locked[]> {
  const files = (await Promise.all(named.map(locksIn))).flat()
  return Promise.all([...new Set(files)].map(readOne))
}

async function readOne(file: string): Promise<Locked> {
  const beside = join(dirname(file), CONTRACT)
  const lock = await readLock(file)
  return { from: file, lock, ...(existsSync(beside) && { contract: await readJson(beside) }) }
}

async function locksIn(named: string): Promise<string[]> {
  if ((await stat(named)).isFile()) return [named]
  const found = await below(named)
  if (found.length === 0) throw new Error(`${named} holds no ${LOCK}`)
  return found.sort()
}

/** What browsers fetch holds none, and many files. */
async function below(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const deeper = entries.filter(entry => entry.isDirectory() && entry.name !== 'www')
  const here = entries.some(({ name }) => name === LOCK) ? [join(folder, LOCK)] : []
  return [...here, ...(await Promise.all(deeper.map(({ name }) => below(join(folder, name))))).flat()]
}
