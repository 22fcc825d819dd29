import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { removeSecondFactor, secondFactor } from '@portal/shared-lib/contract/second-factor'
import { codeOf, enrol, enrolling } from '../../../../test/codes'
import { createPerson, createRole } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { PROVINCE } from '../../../../test/province'
import { DEMO_PASSWORD } from '../../../platform/config'

describe('Enrolment of an app is removed', () => {
  const portal = usePortal()
  const rule = (message: string) => ({ code: 4002, message, data: null })

  beforeEach(() => portal.clock.stopAt('2026-11-21T09:00:10+08:00'))
  afterEach(() => portal.clock.reset())

  const { signedIn, enrolled, remove, stateOf, signInWith } = enrolling(portal)

  it('with the password and a code', async () => {
    const user = await enrolled()
    expect(await remove(user, codeOf(user.key, portal), 'Falsch@2026')).toEqual(rule(SECOND_FACTOR_TEXTS.wrongPassword))
    expect(await remove(user, codeOf(user.key, portal, 5))).toEqual(rule(SECOND_FACTOR_TEXTS.wrongCode))
    expect(await stateOf(user)).toMatchObject({ enrolledAt: expect.any(String) })
    expect(await remove(user, codeOf(user.key, portal))).toMatchObject({ code: 0 })
    expect(await stateOf(user)).toMatchObject({ enrolledAt: null })
    expect(await signInWith(user, codeOf(user.key, portal, 1))).toMatchObject({ code: 4011 })
  })

  it('not with a code that has signed in already', async () => {
    const user = await enrolled()
    const code = codeOf(user.key, portal)
    await signInWith(user, code)
    expect(await remove(user, code)).toEqual(rule(SECOND_FACTOR_TEXTS.wrongCode))
  })

  it('not where there is none', async () => {
    expect(await remove(await signedIn(), '123456')).toEqual(rule(SECOND_FACTOR_TEXTS.wrongCode))
  })
})

describe('Enrolment where a role must sign in with a second factor', () => {
  const signInPolicy = { ...PROVINCE.signInPolicy, secondFactorRoles: ['must'] }
  const portal = usePortal({ config: { signIn: signInPolicy } })

  it('can be replaced, not removed', async () => {
    const role = await createRole(portal.db, 'must', [])
    const { account } = await createPerson(portal.db)
    const token = await portal.signInAs(account)
    const key = await enrol(portal, token)
    await portal.db
      .insertInto('post_role')
      .columns(['post_id', 'role_code'])
      .expression(eb =>
        eb
          .selectFrom('post')
          .innerJoin('person', 'person.id', 'post.person_id')
          .where('login_account', '=', account)
          .select(({ val }) => ['post.id', val(role).as('role_code')]),
      )
      .execute()
    expect(await portal.answerTo(secondFactor, {}, { token })).toMatchObject({ demanded: true })
    const asked = { password: DEMO_PASSWORD, code: codeOf(key, portal, 1) }
    expect(await portal.ask(removeSecondFactor, asked, { token })).toMatchObject({
      message: '您的岗位必须使用动态口令登录，不能解除绑定；更换手机请选择“重新绑定”',
    })
    await enrol(portal, token)
  })
})
