import { duplicates } from '@portal/shared-lib/contract/duplicates'
import { register as call } from '@portal/shared-lib/contract/registration'
import { type Case, caseOf } from './case'
import { perform } from './perform'
import type { Registration } from './petitions'
import type { Stage } from './stage'

/** What a registrar decides of the earlier petitions that are found alike: new matters, unless it says otherwise. */
export type Judge = (petitionNo: string) => 'same' | 'new' | 'copy' | 'unsure'

const allNew: Judge = () => 'new'

/** Registers a petition as an account does that is shown earlier ones and decides on them. */
export async function register(
  stage: Stage,
  account: string,
  registration: Registration,
  judge: Judge = allNew,
): Promise<Case> {
  const decisions = await decisionsOf(stage, account, registration, judge)
  const { petitionNo } = await perform(stage, account, call, { ...registration, decisions })
  return caseOf(stage, petitionNo, registration)
}

export async function decisionsOf(
  stage: Stage,
  account: string,
  { anonymous, persons, placeRegion, category, summary, originalText }: Registration,
  judge: Judge = allNew,
) {
  const main = anonymous ? undefined : persons.find(({ role }) => role === '1')
  const { name, idCard, mobile } = main ?? {}
  const sought = { name, idCard, mobile, placeRegion, category, summary, originalText }
  const found = await perform(stage, account, duplicates, sought)
  return found.map(({ petitionNo }) => ({ petitionNo, decision: judge(petitionNo) }))
}
