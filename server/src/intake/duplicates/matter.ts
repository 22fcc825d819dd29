import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import type { Candidate } from './candidates'

/** No petition has it. */
const NONE = '0'

interface NewMatter {
  readonly provinceCode: string
  readonly category: string
  readonly placeRegion: string
  readonly at: Date
}

/** The matter of a new petition: that of an earlier one, which gets one where it has none, or one of its own. */
export async function matterFor(db: Db, made: NewMatter, sameAs: Candidate | undefined): Promise<string> {
  if (!sameAs) return await createMatter(db, made)
  const known = await lockMatterOf(db, made.provinceCode, sameAs)
  const id = known ?? (await createFor(db, made, sameAs))
  await db
    .updateTable('matter')
    .set({ petition_count: sql`petition_count + 1`, last_petition_at: made.at })
    .where('province_code', '=', made.provinceCode)
    .where('id', '=', id)
    .execute()
  return id
}

/** Of the petitions of a matter: whether the organisation, and whether anybody, has registered one before. */
export async function firstsOf(db: Db, provinceCode: string, matterId: string, orgId: string, ownId = NONE) {
  const earlier = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('matter_id', '=', matterId)
    .where('id', '<>', ownId)
    .select('register_org_id')
    .distinct()
    .execute()
  const registrars = earlier.map(({ register_org_id }) => register_org_id)
  return { first_local: !registrars.includes(orgId), first_national: registrars.length === 0 }
}

/** The petition is locked: of two registrars at once, one gives it its matter and the other finds it. */
async function lockMatterOf(db: Db, provinceCode: string, { petition }: Candidate): Promise<string | null> {
  const { matter_id } = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('id', '=', petition.id)
    .forUpdate()
    .select('matter_id')
    .executeTakeFirstOrThrow()
  return matter_id
}

async function createFor(db: Db, { provinceCode }: NewMatter, { petition }: Candidate): Promise<string> {
  const { category, placeRegion, registeredAt } = petition
  const id = await createMatter(db, { provinceCode, category, placeRegion, at: registeredAt })
  await db
    .updateTable('petition')
    .set({ matter_id: id })
    .where('province_code', '=', provinceCode)
    .where('id', '=', petition.id)
    .execute()
  return id
}

async function createMatter(db: Db, { provinceCode, category, placeRegion, at }: NewMatter): Promise<string> {
  const { id } = await db
    .insertInto('matter')
    .values({
      province_code: provinceCode,
      category,
      place_region: placeRegion,
      first_petition_at: at,
      last_petition_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
