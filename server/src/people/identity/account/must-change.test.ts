import { updatePassword, updateUserInfo, userInfo } from '@portal/shared-lib/contract/account'
import { desktop, homePath, signOut } from '@portal/shared-lib/contract/identity'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'

describe('Who must change the password', () => {
  const portal = usePortal()
  const first = { code: 4031, message: '请先修改密码', data: null }
  let token: string

  beforeAll(async () => {
    const { account } = await createPerson(portal.db, { must_change_password: true })
    token = await portal.signInAs(account)
  })

  it('is refused everything else', async () => {
    const phones = { telephone: '11000000099', phoneNum: '' }
    expect(await portal.ask(codeTable, { tableName: 'DM_XFXS' }, { token })).toEqual(first)
    expect(await portal.ask(updateUserInfo, phones, { token })).toEqual(first)
  })

  it('is told by the refusal, not of a missing right', async () => {
    const { code } = await portal.ask(codeTable, { tableName: '' }, { token })
    expect(code).toBe(first.code)
  })

  it.each([desktop, homePath, userInfo])('is answered what the dialog stands on: $path', async call => {
    expect(await portal.ask(call, {}, { token })).toMatchObject({ code: 0 })
  })

  it('may do everything once it is changed', async () => {
    const change = { oldPassword: 'Linjiang@2026', newPassword: 'Qing7-Shan9!' }
    expect(await portal.ask(updatePassword, change, { token })).toMatchObject({ code: 0 })
    expect(await portal.ask(codeTable, { tableName: 'DM_XFXS' }, { token })).toMatchObject({ code: 0 })
  })

  it('may sign out instead', async () => {
    const { account } = await createPerson(portal.db, { must_change_password: true })
    const other = await portal.signInAs(account)
    expect(await portal.ask(signOut, {}, { token: other })).toMatchObject({ code: 0 })
  })
})
