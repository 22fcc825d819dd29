import { whoSees } from '@portal/shared-lib/contract/authorisation'
import { errors } from '@portal/shared-lib/contract/errors'
import { usePortal } from '../../../test/portal'

describe('Who sees a petition', () => {
  const portal = usePortal({ database: 'demo' })
  let security: { token: string }
  let [open, walled] = ['', '']

  beforeAll(async () => {
    security = { token: await portal.signInAs('sec92') }
    const first = async (isWalled: boolean) => {
      const found = await portal.db
        .selectFrom('petition')
        .where('petition_no', '<>', '')
        .where('walled_off', '=', isWalled)
        .where('register_org_id', '=', '990000000-xf')
        .orderBy('id')
        .select('petition_no')
        .executeTakeFirstOrThrow()
      return found.petition_no
    }
    open = await first(false)
    walled = await first(true)
  })

  const verdict = async (petitionNo: string, account: string) =>
    (await portal.answerTo(whoSees, { petitionNo, account }, security)).person

  it.each(['sys91', 'aud93', 'zs07'])('is not told to %s', async account => {
    const who = { token: await portal.signInAs(account) }
    expect(await portal.ask(whoSees, { petitionNo: open }, who)).toMatchObject({ code: errors.forbidden.code })
  })

  it.each([' ', "x'; --", 'LX00000000000000000000'])('is refused for %j', async petitionNo => {
    expect((await portal.ask(whoSees, { petitionNo }, security)).code).not.toBe(0)
  })

  it('is told with role, scope and reach, and whoever asked stands in the audit', async () => {
    const { list, total, person } = await portal.answerTo(whoSees, { petitionNo: open }, security)
    expect(person).toBeNull()
    expect(total).toBeGreaterThan(0)
    expect(list.find(({ account }) => account === 'zs07')).toMatchObject({ orgName: '临江省信访局', holderName: '' })
    expect(list.every(({ reasons }) => reasons.length > 0)).toBe(true)
    const audit = portal.db.selectFrom('audit').where('action', '=', 'whoSees').select(['person_id', 'object_id'])
    expect(await audit.executeTakeFirst()).toEqual({ person_id: 'demo-sec92', object_id: open })
  })

  it('is told of a person, and why not', async () => {
    expect(await verdict(open, 'zs07')).toMatchObject({ verdict: 'sees' })
    expect(await verdict(open, 'sys91')).toMatchObject({ verdict: 'officer' })
    expect(await verdict(walled, 'rs12')).not.toMatchObject({ verdict: 'sees' })
    expect(await portal.ask(whoSees, { petitionNo: open, account: 'nobody' }, security)).toMatchObject({
      code: errors.notFound.code,
    })
  })

  it('is nobody outside of the access list behind a wall', async () => {
    const { list, isWalled } = await portal.answerTo(whoSees, { petitionNo: walled }, security)
    expect(isWalled).toBe('1')
    const known = await portal.db
      .selectFrom('petition_access')
      .innerJoin('petition', 'petition.id', 'petition_id')
      .innerJoin('person', 'person.id', 'person_id')
      .where('petition_no', '=', walled)
      .select('login_account')
      .execute()
    const accounts = known.map(({ login_account }) => login_account)
    expect(list.filter(({ account }) => !accounts.includes(account))).toEqual([])
  })
})
