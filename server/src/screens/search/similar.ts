import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { similar } from '@portal/shared-lib/contract/search'
import { findCandidates } from '../../intake/duplicates/candidates'
import { getPetition } from '../../petitions/record/scope'
import { dayOf } from '../../platform/calendar/china-time'
import type { Ask } from '../../platform/route'

const SHOWN = 5
const SUMMARY_SHOWN = 60
const NOT_COMPARED = { name: '', idCard: '', mobile: '', placeRegion: '', category: '', ticketNo: '' }

/** Petitions whose text is nearly that of one, by the rule that finds duplicates at the registration. */
export async function findSimilar(
  { caller, db, services }: Ask<unknown>,
  petitionNo: string,
): Promise<CallAnswer<typeof similar>> {
  const { id, summary, original_text: originalText } = await getPetition(db, caller, petitionNo)
  const seeking = { fieldKeys: services.fieldKeys, at: services.now() }
  const candidates = await findCandidates(db, caller, { ...NOT_COMPARED, summary, originalText }, seeking)
  return candidates
    .filter(({ petition }) => petition.id !== id)
    .slice(0, SHOWN)
    .map(({ petition, score }) => ({
      petitionNo: petition.petitionNo,
      summary: petition.summary.slice(0, SUMMARY_SHOWN),
      score,
      registeredOn: dayOf(petition.registeredAt),
    }))
}
