import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { peopleByName } from '@portal/shared-lib/contract/people'
import { usePortal } from '../../../test/portal'

describe('People by name', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  const find = (ask: CallArgs<typeof peopleByName>) => portal.answerTo(peopleByName, ask, { token })
  const accounts = async (ask: CallArgs<typeof peopleByName>) =>
    (await find(ask)).list.map(({ loginAccount }) => loginAccount)

  it('are for those with a session', async () => {
    expect(await portal.ask(peopleByName, { userName: '赵' })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('are asked for by a name', async () => {
    const { message } = await portal.ask(peopleByName, { userName: ' ' }, { token })
    expect(message).toBe('收件人姓名不能为空')
  })

  it('come once for each of their organisations', async () => {
    const { list, total } = await find({ userName: '孔戊枫', isUse: 1 })
    expect(list).toEqual([
      { loginAccount: 'zz01', userName: '孔戊枫', orgName: '临江省信访局', orgId: '990000000-xf' },
      { loginAccount: 'zz01', userName: '孔戊枫', orgName: '安澜市信访局', orgId: '990100000-xf' },
    ])
    expect(total).toBe(2)
  })

  it('come in pages, and from one region where it is named', async () => {
    const all = await accounts({ userName: '戊', limit: 9999 })
    expect(await accounts({ userName: '戊', limit: 2, pageNumber: 2 })).toEqual(all.slice(2, 4))
    expect(await accounts({ userName: '戊', regionCode: '990100000000' })).toEqual(
      expect.arrayContaining(['zz01', 'rs13']),
    )
    expect(await accounts({ userName: '戊', regionCode: '990100000000' })).not.toContain('zs05')
  })

  it('are not those who left, and wildcards stand for themselves', async () => {
    await portal.db.updateTable('person').set({ in_use: false }).where('login_account', '=', 'zs10').execute()
    expect(await accounts({ userName: '陈癸棠' })).toEqual([])
    expect(await accounts({ userName: '%' })).toEqual([])
  })
})
