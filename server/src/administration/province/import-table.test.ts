import { errors } from '@portal/shared-lib/contract/errors'
import { checkTable, importTable } from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATION_ADMIN_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'

const CODE = '9900000000009001200'
const HEADINGS = ['机构代码', '机构全称', '机构简称', '机构拼音', '行政区划代码', '所属系统', '上级机构一']

describe('A table that the officer of the system imports', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }
  let government = ''
  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
    const { id } = getOrganisation('临江省人民政府')
    const found = portal.db.selectFrom('organisation').where('id', '=', id).select('org_code')
    government = (await found.executeTakeFirstOrThrow()).org_code
  })

  const row = (name: string, more: Partial<Record<number, string>> = {}) =>
    [CODE, name, name, 'x', '990000', '政府', government].map((cell, at) => more[at] ?? cell)
  const organisations = (...rows: string[][]) => ({ table: 'organisations' as const, rows: [HEADINGS, ...rows] })
  const there = () => portal.db.selectFrom('organisation').where('org_code', '=', CODE).selectAll().execute()

  it('is looked through and taken in for nobody else', async () => {
    for (const account of ['zs05', 'zs07', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      for (const call of [checkTable, importTable])
        expect(await portal.ask(call, organisations(row('试办中心')), other)).toMatchObject({
          code: errors.forbidden.code,
        })
    }
  })

  it('is refused without rows, with too many, and of people', async () => {
    expect((await portal.ask(checkTable, organisations(), officer)).message).toBe(TEXTS.tableEmpty)
    const many = { table: 'organisations' as const, rows: Array.from({ length: 2002 }, () => ['甲']) }
    expect((await portal.ask(importTable, many, officer)).message).toBe(TEXTS.tableLong)
    const people = { table: 'people' as unknown as 'regions', rows: [['登录账号'], ['zs05']] }
    expect((await portal.ask(importTable, people, officer)).code).not.toBe(0)
  })

  it.each([
    [{ 1: '=HYPERLINK(1)' }, 2, '机构全称只能使用汉字和括号，且不能超过100个字'],
    [{ 4: '980000' }, 2, '行政区划980000000000不存在'],
    [{ 6: CODE }, 2, '上级机构不能选择本机构'],
    [{ 5: '衙门' }, 2, '所属系统“衙门”不存在'],
  ])('is taken in not at all with %j', async (wrong, at, text) => {
    const table = organisations(row('试办中心', wrong))
    expect((await portal.answerTo(checkTable, table, officer)).problems).toContainEqual({ row: at, text })
    expect((await portal.ask(importTable, table, officer)).message).toBe(TEXTS.tableWrong(1))
    expect(await there()).toEqual([])
  })

  it('says what it would add and change, and does so when it is taken in, told in the audit', async () => {
    const table = organisations(row('试办中心'))
    const nothing = { problems: [], renamed: [] }
    expect(await portal.answerTo(checkTable, table, officer)).toEqual({ ...nothing, added: 1, changed: 0 })
    expect(await there()).toEqual([])
    expect(await portal.answerTo(importTable, table, officer)).toEqual({ added: 1, changed: 0 })
    const renamed = organisations(row('试办服务中心'))
    expect(await portal.answerTo(checkTable, renamed, officer)).toEqual({
      problems: [],
      added: 0,
      changed: 1,
      renamed: [{ row: 2, was: '试办中心', is: '试办服务中心' }],
    })
    expect(await portal.answerTo(importTable, renamed, officer)).toEqual({ added: 0, changed: 1 })
    expect(await there()).toMatchObject([{ company_name: '试办服务中心', version: 1 }])
    expect(await portal.answerTo(checkTable, renamed, officer)).toEqual({ ...nothing, added: 0, changed: 0 })
    const departments = {
      table: 'departments' as const,
      rows: [
        ['机构代码', '部门名称'],
        [CODE, '办公室'],
      ],
    }
    expect(await portal.answerTo(importTable, departments, officer)).toEqual({ added: 1, changed: 0 })
    const audited = portal.db.selectFrom('audit').where('action', '=', 'importTable').orderBy('id')
    expect(await audited.select(['object_type', 'after']).execute()).toMatchObject([
      { object_type: 'organisations', after: '{"added":1,"changed":0}' },
      { object_type: 'organisations', after: '{"added":0,"changed":1}' },
      { object_type: 'departments', after: '{"added":1,"changed":0}' },
    ])
  })

  it('may be a roster of who leads on which day, of people who work there', async () => {
    const bureau = portal.db.selectFrom('organisation').where('company_name', '=', '临江省信访局').select('org_code')
    const { org_code } = await bureau.executeTakeFirstOrThrow()
    const roster = (...rows: string[][]) => ({
      table: 'duty' as const,
      rows: [['机构代码', '日期', '登录账号'], ...rows],
    })
    const wrong = roster([org_code, '2027-01-02', 'rs12'], [org_code, '2027-02-30', 'zs06'])
    expect((await portal.answerTo(checkTable, wrong, officer)).problems).toEqual([
      { row: 3, text: '日期应为年-月-日，如2027-01-02' },
    ])
    const stranger = roster([org_code, '2027-01-02', 'rs12'], [org_code, '2027-01-02', 'zs06'])
    expect((await portal.answerTo(checkTable, stranger, officer)).problems).toEqual([
      { row: 2, text: `登录账号rs12不在机构${org_code}任职，或已停用` },
      { row: 3, text: `与第2行重复：${org_code} 2027-01-02` },
    ])
    const right = roster([org_code, '2027/01/02', 'zs06'])
    expect(await portal.answerTo(checkTable, right, officer)).toMatchObject({ problems: [], added: 1, changed: 0 })
    expect(await portal.answerTo(importTable, right, officer)).toEqual({ added: 1, changed: 0 })
    const again = roster([org_code, '2027-01-02', 'zs07'])
    expect(await portal.answerTo(importTable, again, officer)).toEqual({ added: 0, changed: 1 })
    const led = portal.db
      .selectFrom('duty')
      .innerJoin('person', 'person.id', 'person_id')
      .where('day', '=', '2027-01-02')
    expect(await led.select('login_account').execute()).toEqual([{ login_account: 'zs07' }])
  })
})
