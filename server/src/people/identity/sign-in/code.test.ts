import { desktop, signIn } from '@portal/shared-lib/contract/identity'
import { requestFor, tokenIn } from '../../../../test/client'
import { codeOf, enrolling } from '../../../../test/codes'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { DEMO_PASSWORD } from '../../../platform/config'

describe('Signing in with a one-time code', () => {
  const portal = usePortal()
  const refusal = { code: 4011, message: '用户名、密码或动态口令错误，请重新输入', data: null }

  beforeEach(() => portal.clock.stopAt('2026-11-21T09:00:10+08:00'))
  afterEach(() => portal.clock.reset())

  const { enrolled, signInWith } = enrolling(portal)

  it('opens a session', async () => {
    const person = await enrolled()
    const { account: username, organisationId } = person
    const args = { username, organisationId, password: DEMO_PASSWORD, code: codeOf(person.key, portal) }
    const response = await portal.send(signIn.path, requestFor(signIn, args))
    const token = tokenIn(response)
    expect(await portal.ask(desktop, {}, { token })).toMatchObject({ data: { userId: person.id } })
  })

  it.each([-1, 0, 1])('takes a code that is %d steps away', async steps => {
    const person = await enrolled()
    expect(await signInWith(person, codeOf(person.key, portal, steps))).toMatchObject({ code: 0 })
  })

  it('takes a code as apps show it, in two groups', async () => {
    const person = await enrolled()
    const code = codeOf(person.key, portal)
    expect(await signInWith(person, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ code: 0 })
  })

  describe('is refused with the same words', () => {
    it('where the account has no app', async () => {
      expect(await signInWith(await createPerson(portal.db), '123456')).toEqual(refusal)
    })

    it('where there is no such account', async () => {
      const { organisationId } = await enrolled()
      expect(await signInWith({ id: '', account: 'nobody', organisationId }, '123456')).toEqual(refusal)
    })

    it.each([-2, 2])('where the code is %d steps away', async steps => {
      const person = await enrolled()
      expect(await signInWith(person, codeOf(person.key, portal, steps))).toEqual(refusal)
    })

    it.each(['0', 'abcdef', '1234567', '１２'])('where the code is %s', async code => {
      expect(await signInWith(await enrolled(), code)).toEqual(refusal)
    })

    it('where the code was used before', async () => {
      const person = await enrolled()
      const code = codeOf(person.key, portal)
      await signInWith(person, code)
      expect(await signInWith(person, code)).toEqual(refusal)
    })

    it('where the code is older than one that was used', async () => {
      const person = await enrolled()
      await signInWith(person, codeOf(person.key, portal, 1))
      expect(await signInWith(person, codeOf(person.key, portal))).toEqual(refusal)
    })

    it('where the password is wrong, and the code stays good', async () => {
      const person = await enrolled()
      const code = codeOf(person.key, portal)
      expect(await signInWith(person, code, 'Falsch@2026')).toEqual(refusal)
      expect(await signInWith(person, code)).toMatchObject({ code: 0 })
    })
  })

  it('lets in one of two who bring the same code at once', async () => {
    const person = await enrolled()
    const code = codeOf(person.key, portal)
    const answers = await Promise.all([signInWith(person, code), signInWith(person, code)])
    expect(answers.map(answer => answer.code).sort()).toEqual([0, 4011])
  })
})
