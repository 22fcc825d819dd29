import { bindCertificate, challenge, serverCertificate } from '@portal/shared-lib/contract/certificates'
import { signIn } from '@portal/shared-lib/contract/identity'
import { qrToken } from '@portal/shared-lib/contract/qr-sign-in'
import type { SignInMode } from '@portal/shared-lib/contract/rules/sign-in'
import { offerSecondFactor } from '@portal/shared-lib/contract/second-factor'
import { type CreatedPerson, createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { DEMO_PASSWORD } from '../../platform/config'

const refusal = { code: 4017, message: '本系统未开通此登录方式，请使用其他方式登录', data: null }

/** What each way brings besides name, password and organisation. */
const BRINGS = {
  ordinary: {},
  code: { code: '123456' },
  key: { message: 'challenge', signature: 'signature' },
  qr: { token: 'token' },
} as const

describe.each(Object.keys(BRINGS) as SignInMode[])('Where a province offers no sign-in by %s', mode => {
  const portal = usePortal({
    config: { signInModes: (Object.keys(BRINGS) as SignInMode[]).filter(other => other !== mode) },
  })
  const signInBy = ({ account, organisationId }: CreatedPerson, way: SignInMode) =>
    portal.ask(signIn, { username: account, password: DEMO_PASSWORD, organisationId, ...BRINGS[way] })

  it('it is refused to everybody, even with the right password, and counts as no failure', async () => {
    const person = await createPerson(portal.db)
    expect(await signInBy(person, mode)).toEqual(refusal)
    expect(await signInBy({ ...person, account: 'nobody' }, mode)).toEqual(refusal)
    expect(await portal.db.selectFrom('failed_sign_in').selectAll().execute()).toEqual([])
  })

  it('every other way is tried', async () => {
    const person = await createPerson(portal.db)
    for (const way of Object.keys(BRINGS) as SignInMode[])
      if (way !== mode) expect((await signInBy(person, way)).code).not.toBe(refusal.code)
  })
})

describe('Where a province offers passwords alone', () => {
  const portal = usePortal({ config: { signInModes: ['ordinary'] } })

  it('nothing is handed out that belongs to another way', async () => {
    for (const asked of [portal.ask(qrToken, {}), portal.ask(challenge, {}), portal.ask(serverCertificate, {})])
      expect(await asked).toEqual(refusal)
  })

  it('neither a certificate nor an app for codes can be bound', async () => {
    const { account, organisationId } = await createPerson(portal.db)
    const token = await portal.signInAs(account)
    const proof = { message: 'challenge', signature: 'signature' }
    const bind = portal.ask(bindCertificate, { loginAccount: account, organisationId, ...proof }, { token })
    const offer = portal.ask(offerSecondFactor, { password: DEMO_PASSWORD }, { token })
    for (const asked of [bind, offer]) expect(await asked).toEqual(refusal)
  })
})
