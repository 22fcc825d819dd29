import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  secondFactor,
} from '@portal/shared-lib/contract/second-factor'
import { codeOf, enrolling } from '../../../../test/codes'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { DEMO_PASSWORD } from '../../../platform/config'

describe('Enrolment of an app for one-time codes', () => {
  const portal = usePortal()
  const password = DEMO_PASSWORD
  const rule = (message: string) => ({ code: 4002, message, data: null })

  beforeEach(() => portal.clock.stopAt('2026-11-21T09:00:10+08:00'))
  afterEach(() => portal.clock.reset())

  const { signedIn, enrolled, offer, confirm, remove, stateOf, keyFor, signInWith } = enrolling(portal)

  it('is for those with a session', async () => {
    for (const asked of [
      portal.ask(secondFactor, {}),
      portal.ask(offerSecondFactor, { password }),
      portal.ask(confirmSecondFactor, { code: '123456' }),
      portal.ask(removeSecondFactor, { password, code: '123456' }),
    ])
      expect(await asked).toMatchObject({ code: -1 })
  })

  it('asks for what is missing or malformed', async () => {
    const user = await signedIn()
    expect(await offer(user, ' ')).toEqual(rule('请输入登录密码'))
    for (const code of ['', '12345', '1234567', 'abcdef'])
      expect(await confirm(user, code)).toEqual(rule('请输入手机应用显示的6位数字动态口令'))
    expect(await remove(user, '12345')).toEqual(rule('请输入手机应用显示的6位数字动态口令'))
  })

  it('is not there at first', async () => {
    expect(await stateOf(await signedIn())).toEqual({ enrolledAt: null, demanded: false })
  })

  describe('begins', () => {
    it('with the password, which a session that was left open does not know', async () => {
      expect(await offer(await signedIn(), 'Falsch@2026')).toEqual(rule('登录密码不正确，请重新输入'))
    })

    it('not any more after five wrong ones, which also lock the account', async () => {
      const user = await signedIn()
      for (let count = 0; count < 5; count += 1) await offer(user, 'Falsch@2026')
      expect(await offer(user)).toMatchObject({ code: 4014 })
      expect(await signInWith(user, '')).toMatchObject({ code: 4014 })
    })

    it('with a secret for a picture and for typing, under the name of the portal and the account', async () => {
      const user = await signedIn()
      const { data } = await offer(user)
      const { pathname, searchParams } = new URL(data?.uri ?? '')
      expect([pathname, searchParams.get('issuer')]).toEqual([`/${user.account}`, '临江省信访业务系统'])
      expect(searchParams.get('secret')).toBe(data?.key)
    })

    it('anew with another secret, and the one before is void', async () => {
      const user = await signedIn()
      const [first, second] = [await keyFor(user), await keyFor(user)]
      expect(await confirm(user, codeOf(first, portal))).toEqual(rule(SECOND_FACTOR_TEXTS.wrongCode))
      expect(await confirm(user, codeOf(second, portal))).toMatchObject({ code: 0 })
    })
  })

  describe('is confirmed', () => {
    it('by a code of the app, which signs in from then on, but not with that code', async () => {
      const user = await signedIn()
      const key = await keyFor(user)
      const code = codeOf(key, portal)
      expect(await confirm(user, code)).toMatchObject({ code: 0 })
      expect(await stateOf(user)).toMatchObject({ enrolledAt: '2026-11-21 09:00:10' })
      expect(await signInWith(user, code)).toMatchObject({ code: 4011 })
      portal.clock.advance({ seconds: 30 })
      expect(await signInWith(user, codeOf(key, portal))).toMatchObject({ code: 0 })
    })

    it('not by a wrong one, after which the right one still does', async () => {
      const user = await signedIn()
      const key = await keyFor(user)
      expect(await confirm(user, codeOf(key, portal, 5))).toEqual(
        rule('动态口令不正确，请核对手机时间，并输入手机当前显示的口令'),
      )
      expect(await confirm(user, codeOf(key, portal))).toMatchObject({ code: 0 })
    })

    it('not without an offer, nor by somebody else, nor after ten minutes', async () => {
      const [user, other] = [await signedIn(), await signedIn()]
      const key = await keyFor(user)
      expect(await confirm(other, codeOf(key, portal))).toEqual(rule('绑定已超时，请重新开始绑定'))
      portal.clock.advance({ minutes: 10 })
      expect(await confirm(user, codeOf(key, portal))).toEqual(rule('绑定已超时，请重新开始绑定'))
    })

    it('once: the offer is gone', async () => {
      const user = await signedIn()
      const key = await keyFor(user)
      await confirm(user, codeOf(key, portal))
      expect(await confirm(user, codeOf(key, portal, 1))).toEqual(rule(SECOND_FACTOR_TEXTS.noOffer))
    })
  })

  it('is replaced only when the new one is confirmed', async () => {
    const user = await enrolled()
    const key = await keyFor(user)
    expect(await signInWith(user, codeOf(user.key, portal))).toMatchObject({ code: 0 })
    expect(await confirm(user, codeOf(key, portal))).toMatchObject({ code: 0 })
    expect(await signInWith(user, codeOf(user.key, portal, 1))).toMatchObject({ code: 4011 })
    expect(await signInWith(user, codeOf(key, portal, 1))).toMatchObject({ code: 0 })
  })
})

describe('Enrolment with limits', () => {
  const portal = usePortal({ config: { rateLimits: true } })

  it('is answered 20 times in a minute for an address', async () => {
    const { account } = await createPerson(portal.db)
    const token = await portal.signInAs(account)
    const answers = []
    for (let count = 0; count < 21; count += 1)
      answers.push((await portal.ask(confirmSecondFactor, { code: '123456' }, { token })).code)
    expect(answers).toEqual([...Array(20).fill(4002), 4290])
  })
})
