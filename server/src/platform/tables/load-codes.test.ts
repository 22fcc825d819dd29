import { usePortal } from '../../../test/portal'
import { PROVINCE } from '../../../test/province'
import type { CodeTable } from './code-table-files'
import { loadCodes } from './load-codes'

const TABLES = PROVINCE.codeTables
const total = TABLES.reduce((sum, { items }) => sum + items.length, 0)

/** The province's tables, one of them with other items. */
const changed = (name: string, change: (items: CodeTable['items']) => CodeTable['items']): CodeTable[] =>
  TABLES.map(table => (table.table === name ? { ...table, items: change(table.items) } : table))

describe('Loading the code tables', () => {
  const portal = usePortal()

  beforeEach(() => loadCodes(portal.db, TABLES))

  const load = (tables: readonly CodeTable[]) => loadCodes(portal.db, tables)
  const rows = () => portal.db.selectFrom('code_item').selectAll().orderBy('table_name').orderBy('code_id').execute()
  const row = (table: string, code: string) =>
    portal.db
      .selectFrom('code_item')
      .where('table_name', '=', table)
      .where('code_id', '=', code)
      .select(['code_name', 'parent_id', 'sort_no', 'in_use'])
      .executeTakeFirst()

  it('gives a started server all of them', async () => {
    expect(await rows()).toHaveLength(total)
  })

  it('twice changes nothing the second time', async () => {
    const before = await rows()
    expect(await load(TABLES)).toEqual({ written: 0, closed: 0 })
    expect(await rows()).toEqual(before)
  })

  it('writes what was absent', async () => {
    await portal.db.deleteFrom('code_item').where('table_name', '=', 'DM_SXLB').execute()
    expect(await load(TABLES)).toEqual({ written: 3, closed: 0 })
    expect(await row('DM_SXLB', '2')).toMatchObject({ code_name: '检举控告类', in_use: true })
  })

  it('takes over another name, place and order', async () => {
    const others = changed('DM_JJCD', ([first, second]) => [
      { code: second?.code ?? '', name: '加急' },
      { code: first?.code ?? '', name: '一般', parent: second?.code },
    ])
    expect(await load(others)).toEqual({ written: 2, closed: 1 })
    expect(await row('DM_JJCD', '2')).toEqual({ code_name: '加急', parent_id: null, sort_no: 0, in_use: true })
    expect(await row('DM_JJCD', '1')).toEqual({ code_name: '一般', parent_id: '2', sort_no: 1, in_use: true })
  })

  it('closes what is no longer named, deletes nothing, and opens it again when it is back', async () => {
    const without = changed('DM_WSLX', items => items.filter(({ code }) => code !== '25'))
    expect(await load(without)).toEqual({ written: 0, closed: 1 })
    expect(await row('DM_WSLX', '25')).toMatchObject({ code_name: '终结认定书', in_use: false })
    expect(await load(without)).toEqual({ written: 0, closed: 0 })
    expect(await load(TABLES)).toEqual({ written: 1, closed: 0 })
    expect(await row('DM_WSLX', '25')).toMatchObject({ in_use: true })
  })

  it('closes a whole table that is gone', async () => {
    expect(await load(TABLES.filter(({ table }) => table !== 'DM_SDW'))).toEqual({ written: 0, closed: 4 })
    expect(await rows()).toHaveLength(total)
  })

  it('leaves alone what the officer has set', async () => {
    const set = portal.db.updateTable('code_item').set({ code_name: '普件', in_use: false, set_by_officer: true })
    await set.where('table_name', '=', 'DM_JJCD').where('code_id', '=', '1').execute()
    const own = portal.db.insertInto('code_item')
    await own
      .values({ table_name: 'DM_JJCD', code_id: '9', code_name: '缓办', sort_no: 9, set_by_officer: true })
      .execute()
    expect(await load(TABLES)).toEqual({ written: 0, closed: 0 })
    expect(await row('DM_JJCD', '1')).toMatchObject({ code_name: '普件', in_use: false })
    expect(await row('DM_JJCD', '9')).toMatchObject({ code_name: '缓办', in_use: true })
    await portal.db.deleteFrom('code_item').where('set_by_officer', '=', true).execute()
  })

  it('is done once by servers that start together', async () => {
    await portal.db.deleteFrom('code_item').execute()
    const loaded = await Promise.all([load(TABLES), load(TABLES), load(TABLES)])
    expect(loaded.map(({ written }) => written).toSorted((a, b) => a - b)).toEqual([0, 0, total])
  })
})
