import { petitionsVisibleTo } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'
import type { Petition } from '../../workflow/engine/case-file'

/** More than these nobody reads. */
const MOST = 50

/** The other petitions of a petition's matter that the caller may see, the newest first. */
export async function ofSameMatter(db: Db, caller: Caller, { id, matter_id }: Petition) {
  return await petitionsVisibleTo(db, caller)
    .where('petition.matter_id', '=', matter_id)
    .where('petition.id', '<>', id)
    .where('petition_no', '<>', '')
    .innerJoin('petition_person as main', join =>
      join
        .onRef('main.province_code', '=', 'petition.province_code')
        .onRef('main.petition_id', '=', 'petition.id')
        .on('main.seq', '=', 1),
    )
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .orderBy('petition.id', 'desc')
    .limit(MOST)
    .select(['petition_no as petitionNo', 'registered_at as registeredAt', 'summary', 'merged_into as mergedInto'])
    .select(['company_name as registeredAtOrganisation', 'main.name', 'petition.anonymous'])
    .select(codeName('DM_XFJZT', 'state').as('stateName'))
    .execute()
}
