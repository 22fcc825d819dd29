import { SHOWN_FROM_SCORE } from '@portal/shared-lib/contract/rules/petition-duplicates'
import { idCardDigests, mobileDigests } from '../../petitions/record/personal-data'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { DuplicateSearch } from './duplicate-search'
import { findIds } from './find-ids'
import { type EarlierPetition, readEarlier, visibleOf } from './read-earlier'
import { type Digested, type Reason, reasonsFor, scoreOf } from './score'

/** More than these nobody decides on one by one. */
const MOST_SHOWN = 20
const ASKED_AT_ONCE = 60

export interface Candidate {
  readonly petition: EarlierPetition
  readonly score: number
  readonly reasons: readonly Reason[]
}

interface Seeking {
  readonly fieldKeys: FieldKeys
  readonly at: Date
  /** The petition that is being corrected: what came after it has been compared with it when that was registered. */
  readonly corrected?: Registered | undefined
}

interface Registered {
  readonly id: string
  readonly registered_at: Date
}

/** Earlier petitions that may be about the same and that the caller may see, most alike first, then the newest. */
export async function findCandidates(
  db: Db,
  caller: Caller,
  search: DuplicateSearch,
  { fieldKeys, at, corrected }: Seeking,
): Promise<Candidate[]> {
  const digested = digest(fieldKeys, search)
  const ids = await findIds(db, caller.provinceCode, digested)
  const earlier = await readEarlier(db, caller.provinceCode, ids, at)
  const alike = earlier
    .filter(petition => !corrected || isBefore(petition, corrected))
    .map(petition => candidateOf(digested, petition))
    .filter(({ score }) => score >= SHOWN_FROM_SCORE)
    .toSorted((a, b) => b.score - a.score || Number(BigInt(b.petition.id) - BigInt(a.petition.id)))
  return await firstVisible(db, caller, alike)
}

const isBefore = ({ id, registeredAt }: EarlierPetition, corrected: Registered): boolean =>
  id !== corrected.id && registeredAt <= corrected.registered_at

/** Whether somebody may see a petition is the dearest question: it is asked of the most alike first. */
async function firstVisible(db: Db, caller: Caller, alike: readonly Candidate[]): Promise<Candidate[]> {
  const asked = alike.slice(0, ASKED_AT_ONCE)
  const ids = asked.map(({ petition }) => petition.id)
  const visible = await visibleOf(db, caller, ids)
  const seen = asked.filter(({ petition }) => visible.has(petition.id)).slice(0, MOST_SHOWN)
  if (seen.length === MOST_SHOWN || alike.length <= ASKED_AT_ONCE) return seen
  return [...seen, ...(await firstVisible(db, caller, alike.slice(ASKED_AT_ONCE)))].slice(0, MOST_SHOWN)
}

const digest = (keys: FieldKeys, search: DuplicateSearch): Digested => ({
  search,
  idCardHashes: search.idCard ? idCardDigests(keys, search.idCard) : [],
  mobileHashes: search.mobile ? mobileDigests(keys, search.mobile) : [],
})

function candidateOf(digested: Digested, petition: EarlierPetition): Candidate {
  const reasons = reasonsFor(digested, petition)
  return { petition, reasons, score: scoreOf(reasons) }
}
