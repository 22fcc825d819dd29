import * as contract from '@portal/shared-lib/contract/accounts'
import { homePath } from '@portal/shared-lib/contract/identity'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { openBrowser } from '../../../test/sign-on/browser'
import { startFakeCas } from '../../../test/sign-on/fake-cas'

let fake: Awaited<ReturnType<typeof startFakeCas>>
beforeAll(async () => {
  fake = await startFakeCas()
})
afterAll(() => fake.stop())

describe('Accounts and whom a provider means by them', () => {
  const portal = usePortal(() => ({
    database: 'demo',
    config: {
      signOn: {
        origin: undefined,
        providers: [
          { kind: 'cas', id: 'cas', title: '政务网登录', address: fake.address, secondFactor: false, secret: '' },
        ],
      },
    },
  }))
  let system: { token: string }
  let security: { token: string }
  beforeAll(async () => {
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
  })

  async function comeIn() {
    const person = await createPerson(portal.db)
    const browser = openBrowser(portal, 'cas')
    const { signOnTicket = '' } = await browser.comeBack(fake.signIn(await browser.start(), person.account))
    const { token = '' } = await browser.enter(signOnTicket, person.organisationId)
    return { person, token }
  }
  const isOpen = async (token: string) => (await portal.ask(homePath, {}, { token })).code === 0
  const read = async (personId: string) => (await portal.answerTo(contract.managedAccount, { personId }, system)).signOn
  const untie = (personId: string, who = security, more = {}) =>
    portal.ask(contract.untieAccount, { personId, provider: 'cas', reason: '人员调动，认证账号已换人', ...more }, who)
  const shown = async (account: string) =>
    (await portal.answerTo(contract.managedAccounts, { name: account }, system)).list[0]?.signOn

  it('are shown with when it began and was used last', async () => {
    const { person } = await comeIn()
    expect(await read(person.id)).toEqual({
      isLocal: '0',
      ties: [{ provider: 'cas', title: '政务网登录', tiedAt: expect.any(String), usedAt: expect.any(String) }],
    })
    expect(await shown(person.account)).toBe('政务网登录')
    expect(await shown((await createPerson(portal.db)).account)).toBe('未关联')
    expect(await shown((await createPerson(portal.db, { local_only: true })).account)).toBe('仅限本系统')
  })

  it('are untied by the security officer with a reason, which ends what the provider has opened', async () => {
    const { person, token } = await comeIn()
    const own = await portal.signInAs(person.account)
    expect(await untie(person.id)).toMatchObject({ code: 0 })
    expect([await isOpen(token), await isOpen(own)]).toEqual([false, true])
    expect(await read(person.id)).toEqual({ isLocal: '0', ties: [] })
    const { action, before, after } = await portal.db
      .selectFrom('audit')
      .where('object_id', '=', person.id)
      .where('action', '=', 'untie')
      .select(['action', 'before', 'after'])
      .executeTakeFirstOrThrow()
    const [was, is] = [before, after].map(text => JSON.parse(text ?? ''))
    expect({ action, was, is }).toEqual({
      action: 'untie',
      was: { provider: 'cas' },
      is: { reason: '人员调动，认证账号已换人' },
    })
    expect(await untie(person.id)).toMatchObject({ message: TEXTS.tieGone })
  })

  it('are not untied without a reason, by the system’s officer, or by others', async () => {
    const { person, token } = await comeIn()
    expect(await untie(person.id, security, { reason: '  ' })).toMatchObject({ message: TEXTS.untieReason })
    for (const who of [system, { token }]) expect((await untie(person.id, who)).code).not.toBe(0)
    expect((await read(person.id))?.ties).toHaveLength(1)
  })
})
