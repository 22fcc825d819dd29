import { back, readRollout, take } from './rollout.ts'

/** Shows or changes the ring at the server's database. */
type Rings = (...words: string[]) => Promise<void>

/** Gives the composition that waits to regions and organisations first, by their codes. */
export async function start(folder: string, codes: string[], rings: Rings) {
  const { next } = await readRollout(folder)
  if (!next) throw new Error('No newer composition waits: add one first')
  await rings('start', next.id, ...codes)
  return readRollout(folder)
}

/** Gives it to everybody, by the database for all servers and then by this folder. */
export async function finish(folder: string, rings: Rings) {
  const { next } = await readRollout(folder)
  if (!next) throw new Error('No newer composition waits')
  await rings('finish', next.id)
  return take(folder)
}

/**
 * Withdraws the newest composition, with its ring where it has one. The folder comes first: it goes back where the
 * database does not answer, too.
 */
export async function ringBack(folder: string, rings: Rings) {
  const { current, next } = await readRollout(folder)
  const rollout = await back(folder)
  await rings('back', next?.id ?? current)
  return rollout
}
