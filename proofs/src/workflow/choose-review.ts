import { REVIEW_ACTIONS, type ReviewActionName } from '../described.ts'
import { spoilt } from './arguments.ts'
import { drawn, type Supply, takesFile } from './drawn.ts'
import { type Asking, asking, type Button, stageFile } from './requests.ts'
import { openReview } from './reviews.ts'
import type { Seen } from './seen.ts'

const PATH = 'api/reviews/'
const NAMES = Object.keys(REVIEW_ACTIONS) as ReviewActionName[]

const isReviewAction = (name: string): name is ReviewActionName => Object.hasOwn(REVIEW_ACTIONS, name)

/** What an actor does next with the open review of a petition, partly blindly; undefined where there is none. */
export async function chooseReview(seen: Seen, supplyOf: (fileId: string) => Supply): Promise<Asking | undefined> {
  const { stage, actor, facts, draws } = seen
  const review = openReview(facts)
  if (!review) return undefined
  const name = draws.chance(15) ? draws.pick(NAMES) : await offered(seen, `${review.id}`)
  if (!isReviewAction(name)) return undefined
  const description = REVIEW_ACTIONS[name]
  const args = drawn(description, supplyOf(takesFile(description) ? await stageFile(stage.address, actor) : ''))
  const version = draws.chance(6) ? Math.max(1, review.version - 1) : review.version
  const given = draws.chance(4) ? spoilt(args, draws) : args
  return asking(actor, `${PATH}${name}`, { ...given, blid: `${review.id}`, version })
}

async function offered({ stage, actor, draws }: Seen, id: string): Promise<string> {
  const response = await fetch(`${stage.address}${PATH}buttons`, {
    method: 'POST',
    headers: { ...actor.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ blid: id }),
  })
  const { data }: { data: Button[] | null } = await response.json()
  const enabled = (data ?? []).filter(button => button.enabled === 1)
  return enabled.length > 0 ? draws.pick(enabled).action : ''
}
