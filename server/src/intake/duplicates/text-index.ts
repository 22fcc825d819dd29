import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { bandsOf } from './likeness'

/** Texts reckoned in one go by the sweep. */
const AT_ONCE = 500

/** Makes a petition findable by its text, in the transaction that stores it. */
export async function indexText(db: Db, provinceCode: string, petitionId: string, text: string): Promise<void> {
  const bands = bandsOf(text)
  await db
    .insertInto('petition_text')
    .values({ province_code: provinceCode, petition_id: petitionId, bands })
    .onConflict(row => row.columns(['province_code', 'petition_id']).doUpdateSet({ bands }))
    .execute()
}

/** Reckons the digests of petitions from before there was an index. */
export async function indexOldTexts({ db }: Services): Promise<void> {
  for (;;) {
    const texts = await db
      .selectFrom('petition_text')
      .innerJoin('petition', join =>
        join
          .onRef('petition.province_code', '=', 'petition_text.province_code')
          .onRef('petition.id', '=', 'petition_text.petition_id'),
      )
      .where('bands', 'is', null)
      .limit(AT_ONCE)
      .select(['petition.province_code', 'petition.id', 'petition.summary'])
      .execute()
    for (const { province_code, id, summary } of texts) await indexText(db, province_code, id, summary)
    if (texts.length < AT_ONCE) return
  }
}
