import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import type { Letter } from './letter-checks'

const ANONYMOUS = '匿名'

/** What the server adds to a letter. */
export interface Registration {
  readonly petitionNo: string
  readonly state: string
  readonly at: Date
}

/** Stores the petition with its petitioner; answers its id. */
export async function storeLetter(db: Db, caller: Caller, letter: Letter, made: Registration): Promise<string> {
  const { id } = await db
    .insertInto('petition')
    .values({ ...contentOf(letter), ...registrationOf(caller, made) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('petition_person')
    .values({ province_code: caller.provinceCode, petition_id: id, seq: 1, ...petitionerOf(letter) })
    .execute()
  return id
}

const contentOf = (letter: Letter) => ({
  channel: letter.channel,
  petition_date: letter.petitionDate,
  anonymous: letter.anonymous,
  person_count: letter.personCount,
  place_region: letter.placeRegion,
  purpose: letter.purpose,
  category: letter.category,
  summary: letter.summary,
  request: letter.request,
})

const registrationOf = (caller: Caller, { petitionNo, state, at }: Registration) => ({
  province_code: caller.provinceCode,
  petition_no: petitionNo,
  state,
  registered_at: at,
  register_org_id: caller.orgId,
  register_dept_id: caller.deptId,
  register_person_id: caller.personId,
})

/** Of an anonymous petitioner nothing is kept, whatever was typed before the box was ticked. */
const petitionerOf = ({ anonymous, name, idCard, mobile, address }: Letter) =>
  anonymous ? { name: ANONYMOUS } : { name, id_card: idCard, mobile, address }
