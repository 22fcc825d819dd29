import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createQueue } from '../../platform/jobs/queue'
import { refuse } from '../../platform/refusal'

/** OWASP's first choice for argon2id, which is the library's default algorithm; memory in KiB. 50 ms of one core. */
const COST = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

const AT_ONCE = 2
/** More would answer later than anybody waits. */
const MOST_WAITING = 100

const inTurn = createQueue(AT_ONCE, MOST_WAITING, () => refuse('tooManyCalls'))

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

/** Whether a password fits its hash. Without a hash it works as long, so that time does not tell who exists. */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const nobodys = await hashOfNobody()
  const fits = await inTurn(() => verify(stored ?? nobodys, password))
  return fits && stored !== undefined
}

let nobodysHash: Promise<string> | undefined

function hashOfNobody(): Promise<string> {
  nobodysHash ??= hash(randomUUID(), COST)
  return nobodysHash
}
