import type { duplicates } from '@portal/shared-lib/contract/duplicates'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { type Candidate, findCandidates } from './candidates'
import type { DuplicateSearch } from './duplicate-search'
import { readNames } from './names'
import { PROPOSAL_TEXTS, proposalFor, readMatters } from './proposal'

const SHOWN_CHARACTERS = 200
const ANONYMOUS = '匿名'

/** What a registrar is shown beside the form. */
export async function showDuplicates(
  db: Db,
  caller: Caller,
  { correctedNo, ...search }: DuplicateSearch & { readonly correctedNo: string },
  { fieldKeys, now }: Pick<Services, 'fieldKeys' | 'now'>,
): Promise<CallAnswer<typeof duplicates>> {
  const at = now()
  const corrected = correctedNo ? await getPetition(db, caller, correctedNo) : undefined
  const candidates = await findCandidates(db, caller, search, { fieldKeys, at, corrected })
  const petitions = candidates.map(({ petition }) => petition)
  const { matterOf, isReviewable } = await readMatters(db, caller, petitions)
  const namesOf = await readNames(db, caller, petitions)
  return candidates.map(candidate => {
    const { petition } = candidate
    const proposal = proposalFor(petition, matterOf(petition), isReviewable(petition), at)
    const { count: matterCount, plan } = matterOf(petition)
    const proposed = { proposal, proposalText: PROPOSAL_TEXTS[proposal], plan }
    return { ...shown(candidate), ...namesOf(petition), matterCount, ...proposed }
  })
}

const shown = ({ petition, score, reasons }: Candidate) => ({
  petitionNo: petition.petitionNo,
  score,
  reasons: reasons.map(({ rule, text }) => ({ rule, text })),
  petitioner: petitionerOf(petition.persons[0]?.name ?? ANONYMOUS),
  summary: petition.summary.slice(0, SHOWN_CHARACTERS),
  registeredAt: dateTimeOf(petition.registeredAt),
})

const petitionerOf = (name: string): string => (name === ANONYMOUS ? name : maskName(name))
