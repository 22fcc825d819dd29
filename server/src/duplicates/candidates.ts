import { SHOWN_FROM_SCORE } from '@portal/shared-lib/contract/rules/petition-duplicates'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import type { FieldKeys } from '../keys/field-keys'
import { idCardDigests, mobileDigests } from '../petitions/personal-data'
import { findIds } from './find-ids'
import { type EarlierPetition, readEarlier } from './read-earlier'
import { type Digested, type Reason, reasonsFor, scoreOf } from './score'
import type { Sought } from './sought'

/** More than these nobody decides on one by one. */
const MOST_SHOWN = 20

export interface Candidate {
  readonly petition: EarlierPetition
  readonly score: number
  readonly reasons: readonly Reason[]
}

/** Earlier petitions that may be about the same and that the caller may see, most alike first, then the newest. */
export async function findCandidates(
  db: Db,
  caller: Caller,
  sought: Sought,
  { fieldKeys, at }: { fieldKeys: FieldKeys; at: Date },
): Promise<Candidate[]> {
  const digested = digest(fieldKeys, sought)
  const ids = await findIds(db, caller.provinceCode, digested)
  const earlier = await readEarlier(db, caller, ids, at)
  return earlier
    .map(petition => candidateOf(digested, petition))
    .filter(({ score }) => score >= SHOWN_FROM_SCORE)
    .toSorted((a, b) => b.score - a.score || Number(BigInt(b.petition.id) - BigInt(a.petition.id)))
    .slice(0, MOST_SHOWN)
}

const digest = (keys: FieldKeys, sought: Sought): Digested => ({
  sought,
  idCardHashes: sought.idCard ? idCardDigests(keys, sought.idCard) : [],
  mobileHashes: sought.mobile ? mobileDigests(keys, sought.mobile) : [],
})

function candidateOf(digested: Digested, petition: EarlierPetition): Candidate {
  const reasons = reasonsFor(digested, petition)
  return { petition, reasons, score: scoreOf(reasons) }
}
