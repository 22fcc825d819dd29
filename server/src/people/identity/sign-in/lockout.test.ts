import { signIn } from '@portal/shared-lib/contract/identity'
import { confirmQr, qrToken, scanQr } from '@portal/shared-lib/contract/qr-sign-in'
import { requestFor } from '../../../../test/client'
import { type CreatedPerson, createOrganisation, createPerson, newId } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { DEMO_PASSWORD } from '../../../platform/config'
import { countAsFailed } from '../attempts/counting'

describe('After failures', () => {
  // Behind a proxy each test can come from addresses of its own.
  const portal = usePortal({ config: { trustProxy: ['127.0.0.1'] } })

  afterEach(async () => {
    portal.clock.reset()
    await portal.db.deleteFrom('failed_sign_in').execute()
  })

  const ok = expect.objectContaining({ code: 0 })
  const refused = { code: 4010, message: '用户名或密码错误，请重新输入', data: null }
  const locked = { code: 4014, message: '登录失败次数过多，请30分钟后再试，或联系安全管理员解锁', data: null }

  const WRONG = 'Falsch@2026'
  const [HOME, CAFE] = ['203.0.113.1', '198.51.100.1']
  /** From 192.0.2.1 on. */
  const addresses = (count: number) => Array.from({ length: count }, (_, at) => `192.0.2.${at + 1}`)

  type Account = Pick<CreatedPerson, 'account' | 'organisationId'>

  async function tryWith({ account: username, organisationId }: Account, password: string, address = HOME) {
    const request = requestFor(signIn, { username, password, organisationId })
    const headers = { ...Object.fromEntries(new Headers(request.headers)), 'X-Forwarded-For': address }
    return (await portal.send(signIn.path, { ...request, headers })).json()
  }

  async function fail(times: number, who: Account, address = HOME) {
    for (let count = 0; count < times; count += 1) expect(await tryWith(who, WRONG, address)).toEqual(refused)
  }

  const ghost = async () => ({ account: newId('ghost'), organisationId: await createOrganisation(portal.db) })

  const auditOf = async (personId: string) => {
    const rows = portal.db.selectFrom('audit').where('person_id', '=', personId).orderBy('id')
    return (await rows.select(['action', 'result']).execute()).map(({ action, result }) => `${action} ${result}`)
  }

  describe('of an account at an address', () => {
    it('five lock it there, whatever the password', async () => {
      const person = await createPerson(portal.db)
      await fail(5, person)
      expect(await tryWith(person, WRONG)).toEqual(locked)
      expect(await tryWith(person, DEMO_PASSWORD)).toEqual(locked)
    })

    it('all is the same where there is no such account', async () => {
      const nobody = await ghost()
      await fail(5, nobody)
      expect(await tryWith(nobody, WRONG)).toEqual(locked)
    })

    it('all is the same for another organisation, in which the account may or may not have a post', async () => {
      const organisationId = await createOrganisation(portal.db)
      for (const who of [await createPerson(portal.db), await ghost()]) {
        await fail(5, who)
        expect(await tryWith({ ...who, organisationId }, WRONG)).toEqual(locked)
      }
    })

    it('its three names count as one', async () => {
      const person = await createPerson(portal.db, { user_name: '顾三名', telephone: '11000009999' })
      await fail(2, person)
      await fail(2, { ...person, account: '顾三名' })
      await fail(1, { ...person, account: '11000009999' })
      for (const account of [person.account, '顾三名'])
        expect(await tryWith({ ...person, account }, WRONG)).toEqual(locked)
    })

    it('other accounts and other addresses are free', async () => {
      const person = await createPerson(portal.db)
      await fail(5, person)
      expect(await tryWith(await createPerson(portal.db), DEMO_PASSWORD)).toEqual(ok)
      expect(await tryWith(person, DEMO_PASSWORD, CAFE)).toEqual(ok)
    })

    it('it is free again half an hour after the fifth, and further tries do not make it longer', async () => {
      const person = await createPerson(portal.db)
      await fail(5, person)
      portal.clock.advance({ minutes: 29 })
      expect(await tryWith(person, DEMO_PASSWORD)).toEqual(locked)
      portal.clock.advance({ minutes: 1, seconds: 1 })
      expect(await tryWith(person, DEMO_PASSWORD)).toEqual(ok)
    })

    it('five lock nothing that took longer than a quarter of an hour', async () => {
      const person = await createPerson(portal.db)
      await fail(4, person)
      portal.clock.advance({ minutes: 15, seconds: 1 })
      await fail(1, person)
      expect(await tryWith(person, DEMO_PASSWORD)).toEqual(ok)
    })

    it('a success forgives', async () => {
      const person = await createPerson(portal.db)
      await fail(4, person)
      await tryWith(person, DEMO_PASSWORD)
      await fail(4, person)
      expect(await tryWith(person, DEMO_PASSWORD)).toEqual(ok)
    })

    it('fifty guesses at once get five passwords looked at', async () => {
      const person = await createPerson(portal.db)
      const answers = await Promise.all(Array.from({ length: 50 }, () => tryWith(person, WRONG)))
      expect(answers.filter(({ code }) => code === refused.code)).toHaveLength(5)
      expect(answers.filter(({ code }) => code === locked.code)).toHaveLength(45)
    })

    it('so do fifty that do not wait for each other, as on several servers', async () => {
      const attempt = { typed: newId('typed'), personId: undefined, address: HOME, device: '', organisationId: '' }
      const counted = await Promise.all(Array.from({ length: 50 }, () => countAsFailed(portal.services, attempt)))
      expect(counted.filter(id => id !== undefined)).toHaveLength(5)
    })

    it('each is in the audit, and when it locked', async () => {
      const person = await createPerson(portal.db)
      await fail(5, person)
      await tryWith(person, WRONG)
      expect(await auditOf(person.id)).toEqual([...Array(5).fill('signIn refused'), 'lock ok', 'signIn locked'])
    })
  })

  describe('of an account from many addresses', () => {
    it('twenty lock it at strange ones', async () => {
      const person = await createPerson(portal.db)
      for (const address of addresses(20)) await fail(1, person, address)
      expect(await tryWith(person, DEMO_PASSWORD, CAFE)).toEqual(locked)
    })

    it('its owner comes in all the same from where the owner has come in before', async () => {
      const person = await createPerson(portal.db)
      await tryWith(person, DEMO_PASSWORD, HOME)
      for (const address of addresses(20)) await fail(1, person, address)
      expect(await tryWith(person, DEMO_PASSWORD, CAFE)).toEqual(locked)
      expect(await tryWith(person, DEMO_PASSWORD, HOME)).toEqual(ok)
    })

    it('nineteen lock nothing', async () => {
      const person = await createPerson(portal.db)
      for (const address of addresses(19)) await fail(1, person, address)
      expect(await tryWith(person, DEMO_PASSWORD, CAFE)).toEqual(ok)
    })
  })

  describe('of many accounts from an address', () => {
    const sprayer = '198.51.100.66'

    it('fifty lock the address, but not for those who have come in from there before', async () => {
      const colleague = await createPerson(portal.db)
      await tryWith(colleague, DEMO_PASSWORD, sprayer)
      const nobody = await ghost()
      for (let count = 0; count < 50; count += 1)
        await fail(1, { ...nobody, account: `${nobody.account}-${count}` }, sprayer)
      const stranger = await createPerson(portal.db)
      expect(await tryWith(stranger, DEMO_PASSWORD, sprayer)).toEqual(locked)
      expect(await tryWith(stranger, DEMO_PASSWORD, HOME)).toEqual(ok)
      expect(await tryWith(colleague, DEMO_PASSWORD, sprayer)).toEqual(ok)
    })
  })

  it('a scanned picture forgives nothing of an account that the form names besides', async () => {
    const here = '127.0.0.1'
    const victim = await createPerson(portal.db)
    const phone = { token: await portal.signInAs((await createPerson(portal.db)).account) }
    await fail(4, victim, here)
    const { token } = await portal.answerTo(qrToken, {})
    await portal.answerTo(scanQr, { token }, phone)
    await portal.answerTo(confirmQr, { token }, phone)
    expect(await portal.ask(signIn, { token, username: victim.account })).toEqual(ok)
    await fail(1, victim, here)
    expect(await tryWith(victim, DEMO_PASSWORD, here)).toEqual(locked)
  })

  it('nothing of what was typed is kept', async () => {
    const person = await createPerson(portal.db)
    await fail(1, { ...person, account: 'Geheim@2026' })
    const kept = [
      await portal.db.selectFrom('audit').selectAll().execute(),
      await portal.db.selectFrom('failed_sign_in').selectAll().execute(),
    ]
    expect(JSON.stringify(kept)).not.toMatch(/Geheim|Falsch/)
  })
})
