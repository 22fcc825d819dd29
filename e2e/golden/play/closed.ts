import { type Calls, callsTo } from '../../portal/calls'
import { closedLetter, type Office } from '../../portal/closed-letter'
import { sessionOf } from '../compare/server'
import type { Case } from './case'
import { daysGoBy } from './days'
import type { Stage } from './golden'
import type { Model } from './model'

/** Calls with the sessions of the desks: an account can have few of them. */
export const callsOn = ({ portal: { address } }: Stage): Calls =>
  callsTo(address, async account => {
    const { cookies } = await sessionOf(address, account)
    return { authorization: `Bearer ${cookies[0]?.value}` }
  })

/** A letter whose opinion was delivered some days ago: how it came to that is played in other scenarios. */
export async function closedBefore(stage: Stage, { name, plea }: Model, office: Office, days: number): Promise<Case> {
  const petitionNo = await closedLetter(callsOn(stage), { name, summary: plea.nrzy }, office)
  const letter = { stage, petitionNo }
  await daysGoBy(letter, days)
  return letter
}
