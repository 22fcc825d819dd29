import { checkImport, importAccounts, managedAccounts } from '@portal/shared-lib/contract/accounts'
import { errors } from '@portal/shared-lib/contract/errors'
import { ACCOUNT_TEXTS, IMPORT_COLUMNS, IMPORT_TEXTS, importedRows } from '@portal/shared-lib/contract/rules/accounts'
import { PHONE_TEXTS } from '@portal/shared-lib/contract/rules/phone'
import { usePortal } from '../../../test/portal'

describe('Accounts that are made together', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }

  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
  })

  /** As they are copied from a table. */
  const table = async (...lines: string[][]) => {
    const { dept_name } = await portal.db
      .selectFrom('department')
      .innerJoin('organisation', 'organisation.id', 'org_id')
      .where('company_name', '=', '临江省信访局')
      .select('dept_name')
      .executeTakeFirstOrThrow()
    const cells = lines.map(line => [...line, '临江省信访局', dept_name, '科员'].slice(0, 7).join('\t'))
    return { rows: importedRows([IMPORT_COLUMNS.map(([, title]) => title).join('\t'), ...cells].join('\r\n')) }
  }
  const count = async (name: string) => (await portal.answerTo(managedAccounts, { name }, officer)).total

  it('are made by the officer of the system alone', async () => {
    const args = await table(['imp01', '导一', '13900008001', ''])
    for (const account of ['zs05', 'sec92']) {
      const other = { token: await portal.signInAs(account) }
      expect((await portal.ask(checkImport, args, other)).code).toBe(errors.forbidden.code)
      expect((await portal.ask(importAccounts, args, other)).code).toBe(errors.forbidden.code)
    }
  })

  it('are all made, without rights, or none', async () => {
    const good = ['imp01', '导一', '13900008001', '']
    const wrong = await table(good, ['zs05', '导二', '12', ''])
    expect((await portal.answerTo(checkImport, wrong, officer)).problems).toEqual([
      { row: 2, text: PHONE_TEXTS.mobileWrong },
      { row: 2, text: ACCOUNT_TEXTS.accountTaken },
    ])
    expect((await portal.ask(importAccounts, wrong, officer)).message).toBe(IMPORT_TEXTS.stillWrong(1))
    expect(await count('imp0')).toBe(0)
    const right = await table(good, ['imp02', '导二', '13900008002', ''])
    expect(await portal.answerTo(checkImport, right, officer)).toEqual({ problems: [] })
    expect(await portal.answerTo(importAccounts, right, officer)).toEqual({ made: 2 })
    expect((await portal.answerTo(managedAccounts, { name: 'imp0' }, officer)).list).toMatchObject([
      { account: 'imp01', state: 'pending', roleNames: [] },
      { account: 'imp02', state: 'pending', roleNames: [] },
    ])
    const audited = portal.db.selectFrom('audit').where('action', '=', 'importAccounts').select('person_id')
    expect(await audited.execute()).toEqual([{ person_id: 'demo-sys91' }])
  })

  it('tell what is wrong with each', async () => {
    const twice = ['imp03', '导三', '13900008003', '']
    const { rows } = await table(twice, twice)
    const [row] = rows
    if (!row) throw new Error('no row')
    const more = [
      { ...row, account: 'imp04', telephone: '13900008004', orgName: '没有的单位' },
      { ...row, account: 'imp05', telephone: '13900008005', deptName: '没有的部门' },
    ]
    expect((await portal.answerTo(checkImport, { rows: [...rows, ...more] }, officer)).problems).toEqual([
      { row: 2, text: IMPORT_TEXTS.accountTwice },
      { row: 2, text: IMPORT_TEXTS.mobileTwice },
      { row: 3, text: IMPORT_TEXTS.organisationUnknown },
      { row: 4, text: IMPORT_TEXTS.departmentUnknown },
    ])
    expect((await portal.ask(checkImport, { rows: [] }, officer)).message).toBe(IMPORT_TEXTS.nothing)
  })
})
