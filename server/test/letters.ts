import type { CallArgs } from '@portal/shared-lib/contract/form'
import type { registerLetter } from '@portal/shared-lib/contract/petitions'
import type { Db } from '../src/platform/database/connect'

export type LetterArgs = CallArgs<typeof registerLetter>

/** A letter that passes every rule. */
export const letterArgs = (more: Partial<LetterArgs> = {}): LetterArgs => ({
  petitionDate: '2026-09-01',
  channel: '100',
  name: '冯丙莲',
  idCard: '990121197003051231',
  mobile: '11012340001',
  address: '安澜市石渡县荷塘镇柳岸村12号',
  personCount: 1,
  placeRegion: '990121100000',
  purpose: '03',
  category: '010200',
  summary: '反映修建灌溉渠占用其家承包地1.2亩，至今未收到青苗补偿款。',
  request: '请求核实面积并尽快兑付。',
  ...more,
})

/** How many rows each table has that a registration writes. */
export async function countRegistrations(db: Db): Promise<Record<string, number>> {
  const tables = [
    'petition',
    'petition_person',
    'petition_file',
    'timeline',
    'todo',
    'audit',
    'petition_serial',
  ] as const
  const counts = tables.map(async table => {
    const rows = await db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return [table, Number(rows.count)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
