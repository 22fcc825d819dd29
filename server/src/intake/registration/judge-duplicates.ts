import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Petition } from '../../workflow/engine/case-file'
import { findCandidates } from '../duplicates/candidates'
import type { DuplicateSearch } from '../duplicates/duplicate-search'
import { type Judgement, judge } from '../duplicates/judge'
import type { Registration, RegistrationContext } from './registration'

interface Given extends Pick<RegistrationContext, 'services'> {
  readonly at: Date
  readonly judged: boolean
  /** What was registered already and is being corrected. */
  readonly corrected?: Petition
}

/** What the registrar has decided of each earlier petition that there is now; refused while one has no decision. */
export async function judgeDuplicates(
  db: Db,
  caller: Caller,
  registration: Registration,
  { services: { fieldKeys }, at, judged, corrected }: Given,
): Promise<Judgement> {
  if (!judged) return { repeatFlag: '0', decided: [] }
  const candidates = await findCandidates(db, caller, searchFor(registration), { fieldKeys, at, corrected })
  return judge(candidates, registration.decisions, corrected?.registered_at ?? at)
}

/** Of an anonymous petitioner the text alone is compared. */
function searchFor({
  anonymous,
  persons,
  placeRegion,
  category,
  summary,
  originalText,
}: Registration): DuplicateSearch {
  const main = anonymous ? undefined : persons.find(({ role }) => role === PERSON_ROLE.main)
  return {
    name: main?.name ?? '',
    idCard: main?.idCard ?? '',
    mobile: main?.mobile ?? '',
    placeRegion,
    category,
    summary,
    originalText,
    ticketNo: '',
  }
}
