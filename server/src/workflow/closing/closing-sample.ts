import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

/** Of so many closed petitions one is checked, whatever it is. */
const ONE_OF = 10
/** 1 to 8: as many bits as an integer of the database has without a sign. */
const HEX_DIGITS = 8
const HEX_BITS = HEX_DIGITS * 4

/** SQL for the month in which a petition closed, at +08:00. */
const monthOf = (closedAt: string) => sql<string>`to_char(${sql.ref(closedAt)} at time zone 'Asia/Shanghai', 'YYYY-MM')`

/** SQL that joins the sample of the month in which `petition` closed, as `sample`. */
export const withSample = sql`left join closing_sample as sample on sample.province_code = petition.province_code
  and sample.month = ${monthOf('petition.closed_at')}`

/**
 * SQL for whether `petition` is in its `sample`: the first eight hexadecimal digits of the MD5 of seed and number, taken
 * as a number, divide by how many one is drawn of. docs/workflow.md says the same for whoever draws it again.
 */
export const isDrawn = sql<boolean>`('x' || left(md5(sample.seed || petition.petition_no), ${sql.lit(HEX_DIGITS)}))
  ::bit(${sql.lit(HEX_BITS)})::bigint % sample.one_of = 0`

/** Gives every month since a day a seed that has none yet; nobody knows it before. */
export async function seedSamples(db: Db, provinceCode: string, since: Date, at: Date): Promise<void> {
  await sql`insert into closing_sample (province_code, month, seed, one_of, created_at)
    select ${provinceCode}, to_char(month, 'YYYY-MM'), gen_random_uuid()::text, ${ONE_OF}, ${at}
    from generate_series(date_trunc('month', ${since}::timestamptz at time zone 'Asia/Shanghai'),
      ${at}::timestamptz at time zone 'Asia/Shanghai', interval '1 month') as month
    on conflict do nothing`.execute(db)
}

/** A sample, drawn again: the petitions closed in a month that are in it, by number. Undefined without a seed. */
export async function drawAgain(db: Db, provinceCode: string, month: string) {
  const sample = await db
    .selectFrom('closing_sample')
    .where('province_code', '=', provinceCode)
    .where('month', '=', month)
    .select(['seed', 'one_of as oneOf'])
    .executeTakeFirst()
  if (!sample) return undefined
  const { rows } = await sql<{ petitionNo: string }>`
    select petition_no as "petitionNo" from petition ${withSample}
    where petition.province_code = ${provinceCode} and petition.end_state = '60'
      and ${monthOf('petition.closed_at')} = ${month} and ${isDrawn}
    order by petition_no`.execute(db)
  return { ...sample, petitionNos: rows.map(({ petitionNo }) => petitionNo) }
}
