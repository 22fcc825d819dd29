import { updatePassword } from '@portal/shared-lib/contract/account'
import { homePath, signIn } from '@portal/shared-lib/contract/identity'
import { createPerson, type PersonOptions } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'

describe('A change of one’s own password', () => {
  const portal = usePortal()
  const oldPassword = 'Linjiang@2026'
  const newPassword = 'Qing7-Shan9!'

  async function signedIn(options?: PersonOptions) {
    const person = await createPerson(portal.db, options)
    return { ...person, token: await portal.signInAs(person.account) }
  }
  const change = (
    token: string | undefined,
    args: { oldPassword?: string; newPassword?: string },
    requestId?: string,
  ) => portal.ask(updatePassword, args, { token, ...(requestId && { requestId }) })
  const messageOf = async (token: string, args: { oldPassword?: string; newPassword?: string }) =>
    (await change(token, args)).message
  const audited = (personId: string) =>
    portal.db
      .selectFrom('audit')
      .where('action', '=', 'updatePassword')
      .where('object_id', '=', personId)
      .select('result')
      .orderBy('id')
      .execute()
  const signInWith = ({ account, organisationId }: { account: string; organisationId: string }, password: string) =>
    portal.ask(signIn, { username: account, password, organisationId })

  afterEach(() => portal.clock.reset())

  it('is for those with a session', async () => {
    expect(await change(undefined, { oldPassword, newPassword })).toMatchObject({ code: -1 })
  })

  describe('is refused in fixed words and order', () => {
    let usual: string
    let firstUse: string
    beforeAll(async () => {
      usual = (await signedIn()).token
      firstUse = (await signedIn({ must_change_password: true })).token
    })

    it.each([
      ['nothing', {}, '请输入原密码', '旧密码不能为空'],
      ['blanks as old password', { oldPassword: '  ', newPassword }, '请输入原密码', '旧密码不能为空'],
      ['no new password', { oldPassword }, '请输入新密码', '新密码不能为空'],
      ['blanks as new password', { oldPassword, newPassword: '  ' }, '请输入新密码', '新密码不能为空'],
    ])('for %s', async (_, args, text, textOfFirstUse) => {
      expect(await messageOf(usual, args)).toBe(text)
      expect(await messageOf(firstUse, args)).toBe(textOfFirstUse)
    })

    it.each([
      ['7 characters', 'Qing7-S', '密码长度不小于8位'],
      ['7 characters between blanks', ' Qing7-S ', '密码长度不小于8位'],
      ['17 characters', 'Qing7-Shan9!-Qing', '密码长度大小于16位'],
      ['letters alone', 'QingShanLvShui', '请输入8-16位字母、数字、特殊符号(非全角)至少两两组合的密码'],
      ['a full-width sign', 'Qing7Shan9！', '请输入8-16位字母、数字、特殊符号(非全角)至少两两组合的密码'],
      ['the old one', oldPassword, '新密码不能与原密码相同'],
      ['one that everybody tries', 'Password123', '密码过于常见，容易被猜到，请换一个不常见的密码'],
    ])('for %s', async (_, proposed, text) => {
      expect(await messageOf(usual, { oldPassword, newPassword: proposed })).toBe(text)
    })
  })

  it('is refused for a wrong old password, and for any after the fifth', async () => {
    const { token, id } = await signedIn()
    for (const attempt of [1, 2, 3, 4, 5]) {
      expect(await messageOf(token, { oldPassword: `wrong-${attempt}`, newPassword })).toBe('原密码错误，请重新输入')
    }
    expect(await messageOf(token, { oldPassword, newPassword })).toBe('原密码输入错误次数过多，请15分钟后再试')
    expect((await audited(id)).map(({ result }) => result)).toEqual(Array(5).fill('refused'))
  })

  it('is heard again fifteen minutes after the fifth wrong old password', async () => {
    const { token } = await signedIn()
    for (const attempt of [1, 2, 3, 4, 5]) await change(token, { oldPassword: `wrong-${attempt}`, newPassword })
    portal.clock.advance({ minutes: 14 })
    expect(await messageOf(token, { oldPassword, newPassword })).toBe('原密码输入错误次数过多，请15分钟后再试')
    portal.clock.advance({ minutes: 1 })
    expect(await change(token, { oldPassword, newPassword })).toMatchObject({ code: 0 })
  })

  it('hears one of several attempts at once', async () => {
    const { token, id } = await signedIn()
    const attempts = Array.from({ length: 30 }, (_, at) =>
      messageOf(token, { oldPassword: `wrong-${at}`, newPassword }),
    )
    const wrong = (await Promise.all(attempts)).filter(text => text === '原密码错误，请重新输入')
    expect(wrong.length).toBeLessThanOrEqual(6)
    expect(await audited(id)).toHaveLength(wrong.length)
  })

  it('lets in with the new password alone, and signs out whoever else is signed in', async () => {
    const person = await signedIn()
    const elsewhere = await portal.signInAs(person.account)
    expect(await change(person.token, { oldPassword: ` ${oldPassword} `, newPassword })).toMatchObject({ code: 0 })
    expect(await portal.ask(homePath, {}, { token: person.token })).toMatchObject({ code: 0 })
    expect(await portal.ask(homePath, {}, { token: elsewhere })).toMatchObject({ code: -1 })
    expect((await signInWith(person, oldPassword)).message).toBe('用户名或密码错误，请重新输入')
    expect(await signInWith(person, newPassword)).toMatchObject({ code: 0, data: { forceUpdate: '0' } })
    expect((await audited(person.id)).map(({ result }) => result)).toEqual(['ok'])
  })

  it('is made once, however often it is sent', async () => {
    const { token, id } = await signedIn()
    const requestId = '6e3f8a52-4d3b-4c67-9a5e-0c1d2e3f4a5b'
    for (const _ of [1, 2])
      expect(await change(token, { oldPassword, newPassword }, requestId)).toMatchObject({ code: 0 })
    expect(await audited(id)).toHaveLength(1)
  })

  it('does not take back one of the last passwords', async () => {
    const { token } = await signedIn()
    await change(token, { oldPassword, newPassword })
    expect(await messageOf(token, { oldPassword: newPassword, newPassword: oldPassword })).toBe(
      '新密码不能与最近使用过的密码相同',
    )
  })
})
