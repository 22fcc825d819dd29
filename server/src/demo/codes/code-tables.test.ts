import { isLeafCategory } from '@portal/shared-lib/contract/rules/petition'
import { codeRows } from './code-tables'

const rows = codeRows()
const tableOf = (name: string) => rows.filter(row => row.table_name === name)
const parentOf = (table: string, code: string) => tableOf(table).find(row => row.code_id === code)?.parent_id

describe('Code tables of the demonstration', () => {
  it('have a name for every code, and every code once', () => {
    expect(rows.filter(row => row.code_id === '' || row.code_name.trim() === '')).toEqual([])
    expect(new Set(rows.map(row => `${row.table_name} ${row.code_id}`)).size).toBe(rows.length)
  })

  it('keep the codes that other parts of the portal know', () => {
    const named = (table: string, code: string) => tableOf(table).find(row => row.code_id === code)?.code_name
    expect(named('DM_XFXS', '100')).toBe('来信')
    expect(named('DM_XFMD', '03')).toBe('求决')
    expect(named('DM_XFJZT', '10')).toBe('已登记待分办')
    expect(named('DM_NRFL', '990000')).toBe('其他')
  })

  it.each([
    ['DM_NRFL', '010000', null],
    ['DM_NRFL', '010400', '010000'],
    ['DM_NRFL', '010401', '010400'],
    ['DM_NRFL', '990000', null],
    ['DM_BLFS', '100000', null],
    ['DM_BLFS', '060200', '060000'],
    ['DM_BLFS', '151000', '150000'],
    ['DM_DRTJ', '3100', null],
    ['DM_DRTJ', '3203', '3200'],
    ['DM_XFXS', '110', null],
  ])('%s %s lies below %s', (table, code, parent) => expect(parentOf(table, code)).toBe(parent))

  it('let every first level of the categories but 其他 be refined', () => {
    const first = tableOf('DM_NRFL').filter(row => row.parent_id === null && !isLeafCategory(row.code_id))
    expect(first).toHaveLength(17)
    expect(first.filter(({ code_id }) => !rows.some(row => row.parent_id === code_id))).toEqual([])
  })
})
