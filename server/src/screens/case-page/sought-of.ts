import type { Sought } from '../../intake/duplicates/sought'
import { openNumbers } from '../../petitions/record/personal-data'
import type { Db } from '../../platform/database/connect'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { Petition } from '../../workflow/engine/case-file'

const MAIN = 1

/** By what others are found that are like a petition. */
export async function soughtOf(db: Db, keys: FieldKeys, petition: Petition): Promise<Sought> {
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
