import { AIMS, type Aim } from '../workflow/aims.ts'
import type { Draws } from '../workflow/draws.ts'
import { type Facts, readFacts } from '../workflow/facts.ts'
import { pursue } from '../workflow/pursue.ts'
import { registration } from '../workflow/register.ts'
import { type Asking, send } from '../workflow/requests.ts'
import type { Stage } from '../workflow/seen.ts'

const REVOKED = '3'
/** More than lead to a decision. */
const MOST_STEPS = 20

/** The same each time. */
const STEADY: Draws = {
  below: () => 0,
  chance: () => false,
  pick(choices) {
    const [first] = choices
    if (first === undefined) throw new Error('There is nothing to choose from')
    return first
  },
}

/** A petition whose review is before its last leader, and what that leader asks for. */
export interface Awaiting {
  petitionNo: string
  deciding: Asking
}

/** A petition and its review, from the registration to where one agreement more has it handled again. */
export async function prepare(stage: Stage, draws: Draws): Promise<Awaiting> {
  const aim = aimOf()
  const petitionNo = await done(stage, registration(stage, draws, aim.registrar))
  for (let step = 0; step < MOST_STEPS; step++) {
    const facts = await readFacts(stage.query, petitionNo)
    const next = await pursue({ stage, facts, draws: STEADY, aim })
    if (!next) break
    if (isLast(facts)) return { petitionNo, deciding: next }
    await done(stage, next)
  }
  throw new Error(`The review of ${petitionNo} comes to no decision`)
}

function aimOf(): Aim {
  const aim = AIMS.find(({ conclusion }) => conclusion === REVOKED)
  if (!aim) throw new Error('No aim has a petition handled again')
  return { ...aim, via: [] }
}

/** In 送审, with one leader at a time: those of the demonstration's review offices have no head. */
const isLast = ({ reviews, approvals }: Facts) => reviews.some(({ state }) => state === '6') && approvals.length === 1

/** @returns the petition's number, where it is answered */
async function done({ address }: Stage, asked: Asking): Promise<string> {
  const { code, message, data } = await send(address, asked)
  if (code !== 0) throw new Error(`${asked.actor.account} ${asked.path}: ${message}`)
  return String(data?.xfjbh ?? '')
}
