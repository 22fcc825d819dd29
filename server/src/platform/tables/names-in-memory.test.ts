import { sql } from 'kysely'
import { countingDatabase } from '../../../test/counting'
import { usePortal } from '../../../test/portal'
import { codeName, regionPath } from './names'
import { currentNames } from './names-in-memory'

describe('Names out of memory', () => {
  const portal = usePortal({ database: 'demo' })

  it('are those that the database gives, for each code and region', async () => {
    const { db } = portal
    const names = await currentNames(portal.services)
    const codes = await db
      .selectFrom('code_item as known')
      .where('known.table_name', '=', 'DM_NRFL')
      .select(['known.code_id', codeName('DM_NRFL', 'known.code_id').as('name')])
      .execute()
    const regions = await db
      .selectFrom('region as known')
      .select(['known.region_code', regionPath('known.region_code').as('path')])
      .execute()
    expect(codes.length).toBeGreaterThan(100)
    expect(codes.map(({ code_id }) => names.code('DM_NRFL', code_id))).toEqual(codes.map(({ name }) => name))
    expect(regions.map(({ region_code }) => names.region(region_code))).toEqual(regions.map(({ path }) => path))
  })

  it('are the codes where nothing is known of them', async () => {
    const names = await currentNames(portal.services)
    expect(names.code('DM_NRFL', '999')).toBe('999')
    expect(names.region('000000000000')).toBe('000000000000')
    expect(names.organisation('nobody')).toBe('')
  })

  it('are read once a second by lists where changes cannot be heard, and once by those that ask at once', async () => {
    const counting = countingDatabase(portal.services.databaseUrl)
    const unheard = { databaseUrl: 'of which nothing is heard', db: counting.db }
    const list = () => currentNames(unheard)
    const sent = await counting.during(async () => {
      await Promise.all([list(), list(), list()])
      await list()
    })
    await counting.end()
    expect(sent.filter(({ text }) => text.includes('from "code_item"'))).toHaveLength(1)
  })

  it('are read again when one is changed', async () => {
    const nameOf = async () => (await currentNames(portal.services)).organisation('990000000-xf')
    const before = await nameOf()
    await portal.db
      .updateTable('organisation')
      .set({ company_name: `${before}（新）` })
      .where('id', '=', '990000000-xf')
      .execute()
    expect(await nameOf()).toBe(`${before}（新）`)
    await sql`update organisation set company_name = ${before} where id = '990000000-xf'`.execute(portal.db)
    expect(await nameOf()).toBe(before)
  })
})
