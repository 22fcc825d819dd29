import type { related } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { findCandidates } from '../../intake/duplicates/candidates'
import type { DuplicateSearch } from '../../intake/duplicates/duplicate-search'
import { readNames } from '../../intake/duplicates/names'
import { openNumbers } from '../../petitions/record/personal-data'
import { getPetition, petitionsVisibleTo } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { Services } from '../../platform/services'
import { codeName } from '../../platform/tables/names'
import type { Petition } from '../../workflow/engine/case-file'

const MAIN = 1

/** By what others are found that are like a petition. */
async function searchOf(db: Db, keys: FieldKeys, petition: Petition): Promise<DuplicateSearch> {
  const { province_code: provinceCode, id: petitionId } = petition
  const main = await db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('seq', '=', MAIN)
    .select(['name', 'id_card', 'mobile'])
    .executeTakeFirst()
  const numbers = main && openNumbers(keys, { provinceCode, petitionId, seq: MAIN }, main)
  return {
    name: petition.anonymous ? '' : (main?.name ?? ''),
    ...(numbers ?? { idCard: '', mobile: '' }),
    placeRegion: petition.place_region,
    category: petition.category,
    summary: petition.summary,
    originalText: petition.original_text,
    ticketNo: petition.ticket_no,
  }
}

/** More than these nobody reads. */
const MOST = 50

/** The other petitions of a petition's matter that the caller may see; no more than are shown, the newest first. */
export const sameMatterRows = (db: Db, caller: Caller, { id, matter_id }: Petition) =>
  petitionsVisibleTo(db, caller)
    .where('petition.matter_id', '=', matter_id)
    .where('petition.id', '<>', id)
    .where('petition_no', '<>', '')
    .orderBy('petition.id', 'desc')
    .limit(MOST)

async function ofSameMatter(db: Db, caller: Caller, petition: Petition) {
  return await sameMatterRows(db, caller, petition)
    .innerJoin('petition_person as main', join =>
      join
        .onRef('main.province_code', '=', 'petition.province_code')
        .onRef('main.petition_id', '=', 'petition.id')
        .on('main.seq', '=', 1),
    )
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .select(['petition_no as petitionNo', 'registered_at as registeredAt', 'summary', 'merged_into as mergedInto'])
    .select(['company_name as registeredAtOrganisation', 'main.name', 'petition.anonymous'])
    .select(codeName('DM_XFJZT', 'state').as('stateName'))
    .execute()
}

type Answer = CallAnswer<typeof related>
type Context = Pick<Services, 'fieldKeys' | 'now'>

const SHOWN_CHARACTERS = 120

/** Petitions that have to do with a petition, as far as the caller may see them. */
export async function readRelated(db: Db, caller: Caller, petitionNo: string, context: Context): Promise<Answer> {
  const petition = await getPetition(db, caller, petitionNo)
  const rows = await ofSameMatter(db, caller, petition)
  const shown = rows.map(({ mergedInto, registeredAt, name, anonymous, summary, ...row }) => ({
    isMerged: mergedInto === petition.id,
    row: {
      ...row,
      petitioner: anonymous ? name : maskName(name),
      summary: summary.slice(0, SHOWN_CHARACTERS),
      registeredAt: dateTimeOf(registeredAt),
    },
  }))
  const known = new Set([petitionNo, ...rows.map(row => row.petitionNo)])
  return {
    merged: shown.filter(({ isMerged }) => isMerged).map(({ row }) => row),
    sameMatter: shown.filter(({ isMerged }) => !isMerged).map(({ row }) => row),
    alike: await alikeTo(db, caller, petition, known, context),
  }
}

async function alikeTo(
  db: Db,
  caller: Caller,
  petition: Petition,
  known: ReadonlySet<string>,
  { fieldKeys, now }: Context,
): Promise<Answer['alike']> {
  const search = await searchOf(db, fieldKeys, petition)
  const found = await findCandidates(db, caller, search, { fieldKeys, at: now() })
  const others = found.filter(({ petition: other }) => !known.has(other.petitionNo))
  const namesOf = await readNames(
    db,
    caller,
    others.map(({ petition: other }) => other),
  )
  return others.map(({ petition: other, score, reasons }) => {
    const { registeredAtOrganisation, stateName } = namesOf(other)
    return {
      petitionNo: other.petitionNo,
      registeredAtOrganisation,
      stateName,
      score,
      petitioner: maskName(other.persons[0]?.name ?? ''),
      summary: other.summary.slice(0, SHOWN_CHARACTERS),
      registeredAt: dateTimeOf(other.registeredAt),
      reasons: reasons.map(({ text }) => text),
    }
  })
}
