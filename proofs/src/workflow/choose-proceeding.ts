import type { ActionDescription } from '@portal/shared-lib/contract/rules/actions/description'
import { ADDRESSEE_ACTIONS, REVIEW_ACTIONS, SUPERVISION_ACTIONS, TERMINATION_ACTIONS } from '../described.ts'
import { spoilt } from './arguments.ts'
import { type Args, drawn, REASON, type Supply, takesFile } from './drawn.ts'
import type { Facts } from './facts.ts'
import { type Asking, asking, type Button, stageFile } from './requests.ts'
import { openReview } from './reviews.ts'
import type { Seen } from './seen.ts'
import { liveFiling } from './terminations.ts'

/** What is carried on beside a petition. */
export interface Proceeding {
  of: 'reviews' | 'terminations' | 'supervisions' | 'addressees'
  id: number
  version: number
}

type Descriptions = Readonly<Record<string, ActionDescription>>

const DESCRIBED: Readonly<Record<Proceeding['of'], Descriptions>> = {
  reviews: REVIEW_ACTIONS,
  terminations: TERMINATION_ACTIONS,
  supervisions: SUPERVISION_ACTIONS,
  addressees: ADDRESSEE_ACTIONS,
}
/** Where the actions are called, and the buttons asked for. */
const CALLED: Readonly<Record<Proceeding['of'], readonly [folder: string, buttons: string]>> = {
  reviews: ['reviews', 'buttons'],
  terminations: ['terminations', 'buttons'],
  supervisions: ['supervisions', 'buttons'],
  addressees: ['supervisions', 'addresseeButtons'],
}
/** What is sent beside the entries that must be filled in. */
const BESIDE: Readonly<Record<string, Args>> = { supply: { clsm: REASON } }
/** How many orders on a petition are enough. */
const MOST_ORDERS = 3

const carriedOn = (facts: Facts): Proceeding[] => {
  const review = openReview(facts)
  const filing = liveFiling(facts)
  return [
    ...(review ? [{ of: 'reviews' as const, id: review.id, version: review.version }] : []),
    ...(filing ? [{ of: 'terminations' as const, id: filing.id, version: filing.version }] : []),
    ...facts.supervisions.flatMap(({ id, version, state, parts }) => [
      ...(['0', '6'].includes(state) ? [{ of: 'supervisions' as const, id, version }] : []),
      ...(['0', '1', '6', '7'].includes(state)
        ? []
        : parts.map(part => ({ of: 'addressees' as const, id: part.id, version: part.version }))),
    ]),
  ]
}

/** An order is drafted on a petition, out of its own accord. */
export function draftingOrder({ actor, facts, draws, stage }: Seen): Asking | undefined {
  if (actor.account !== SUPERVISOR || facts.supervisions.length >= MOST_ORDERS) return undefined
  const { petition, steps } = facts
  const offices = [...new Set(steps.map(({ to_org_id }) => to_org_id))].filter(id => id !== actor.orgId)
  const some = offices.length > 0 && draws.chance(90) ? offices : stage.orgIds
  const dxList = draws.chance(40) ? [...new Set([draws.pick(some), draws.pick(some)])] : [draws.pick(some)]
  const order = { xfjbhList: [petition.petition_no], dbqx: '10', dbfs: '1', dbsy: REASON, dxList }
  return asking(actor, 'api/supervisions/draft', order)
}

const SUPERVISOR = 'zs08'

/** What an actor does next with the review or the termination of a petition, partly blindly; undefined where none is. */
export async function chooseProceeding(seen: Seen, supplyOf: SupplyOf): Promise<Asking | undefined> {
  const { facts, draws } = seen
  const open = carriedOn(facts)
  if (open.length === 0) return undefined
  const proceeding = draws.pick(open)
  const names = Object.keys(DESCRIBED[proceeding.of])
  const name = draws.chance(15) ? draws.pick(names) : await offered(seen, proceeding)
  if (!names.includes(name)) return undefined
  const asked = await actingOnProceeding(seen, supplyOf, proceeding, name)
  const version = draws.chance(6) ? Math.max(1, proceeding.version - 1) : proceeding.version
  return { ...asked, body: { ...(draws.chance(4) ? spoilt(asked.body, draws) : asked.body), version } }
}

type SupplyOf = (fileId: string) => Supply

/** An action on it that passes its form, with `more` in the words of the wire in place of what is drawn. */
export async function actingOnProceeding(
  { stage, actor }: Seen,
  supplyOf: SupplyOf,
  { of, id, version }: Proceeding,
  name: string,
  more: Args = {},
): Promise<Asking> {
  const description = DESCRIBED[of][name]
  if (!description) throw new Error(`Nothing is called ${of}.${name}`)
  const fileId = takesFile(description) ? await stageFile(stage.address, actor) : ''
  const args = { ...drawn(description, supplyOf(fileId)), ...BESIDE[name], ...more }
  return asking(actor, `api/${CALLED[of][0]}/${name}`, { ...args, blid: `${id}`, version })
}

async function offered({ stage, actor, draws }: Seen, { of, id }: Proceeding): Promise<string> {
  const response = await fetch(`${stage.address}api/${CALLED[of].join('/')}`, {
    method: 'POST',
    headers: { ...actor.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ blid: `${id}` }),
  })
  const { data }: { data: Button[] | null } = await response.json()
  const enabled = (data ?? []).filter(button => button.enabled === 1)
  return enabled.length > 0 ? draws.pick(enabled).action : ''
}
