import { managedAccount } from '@portal/shared-lib/contract/accounts'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/rights-reviews'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { REVIEW_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/rights-review'
import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'
import { openRightsReviews, quarterOf } from './open'

const BUREAU = '临江省信访局'
/** Where the officers sit. */
const OFFICE = '临江省信访信息中心'

describe('The quarterly review of rights', () => {
  const portal = usePortal({ database: 'demo' })
  let [system, security, auditor] = [{ token: '' }, { token: '' }, { token: '' }]

  beforeAll(async () => {
    await openRightsReviews(portal.services)
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
    auditor = { token: await portal.signInAs('aud93') }
  })

  const list = (args: CallArgs<typeof contract.rightsReviews> = {}, who = security) =>
    portal.answerTo(contract.rightsReviews, args, who)
  const idOf = async (orgName: string) => (await list({ orgName })).list[0]?.id ?? ''
  const read = async (orgName: string, who = security) =>
    portal.answerTo(contract.rightsReview, { id: await idOf(orgName) }, who)
  type Rows = Awaited<ReturnType<typeof read>>['list']
  const nosOf = (rows: Rows, which: (row: Rows[number]) => boolean) => rows.filter(which).map(({ no }) => no)
  const decide = async (orgName: string, nos: number[], more: object = {}, who = security) =>
    portal.ask(contract.decideRights, { id: await idOf(orgName), nos, decision: 'keep', ...more }, who)
  const sign = async (orgName: string, who = security) =>
    portal.ask(contract.signReview, { id: await idOf(orgName) }, who)
  const rolesOf = async (personId: string) =>
    (await portal.answerTo(managedAccount, { personId }, security)).posts.flatMap(({ roles }) => roles)

  it('is that of the quarter at +08:00', () => {
    expect(quarterOf(new Date('2026-03-31T15:59:59Z'))).toBe('2026-Q1')
    expect(quarterOf(new Date('2026-03-31T16:00:00Z'))).toBe('2026-Q2')
    expect(quarterOf(new Date('2026-12-31T15:00:00Z'))).toBe('2026-Q4')
  })

  it('is nothing to others, and decided by no auditor', async () => {
    const id = await idOf(BUREAU)
    const clerk = { token: await portal.signInAs('zs05') }
    for (const answer of [
      await portal.ask(contract.rightsReviews, {}, clerk),
      await portal.ask(contract.rightsReview, { id }, clerk),
      await decide(BUREAU, [1], {}, auditor),
      await portal.ask(contract.agreeRemoval, { id, nos: [1] }, auditor),
      await portal.ask(contract.signReview, { id }, clerk),
      await portal.ask(contract.signReview, { id }, system),
    ])
      expect(answer).toMatchObject({ code: errors.forbidden.code })
  })

  it('is of each organisation, made once, and lists who holds which role', async () => {
    const { total } = await list()
    await openRightsReviews(portal.services)
    expect((await list()).total).toBe(total)
    expect((await list({ state: 'open' })).total).toBe(total)
    expect((await list({ orgName: '%' })).total).toBe(0)
    const { list: rows, ...review } = await read(BUREAU, auditor)
    expect(review).toMatchObject({ quarter: quarterOf(new Date()), state: 'open', rows: rows.length, hash: '' })
    const held = await portal.db
      .selectFrom('post_role')
      .innerJoin('post', 'post.id', 'post_id')
      .innerJoin('person', 'person.id', 'person_id')
      .innerJoin('organisation', 'organisation.id', 'org_id')
      .where('company_name', '=', BUREAU)
      .where('person.in_use', '=', true)
      .select('role_code')
      .execute()
    expect(rows).toHaveLength(held.length)
    expect(rows.find(({ account }) => account === 'zs07')?.delegations[0]).toMatch(/^由周戊汀代办至\d{4}-/)
  })

  it.each<[string, object]>([
    [TEXTS.rows, { nos: [] }],
    [TEXTS.rowGone, { nos: [1, 99_999] }],
    [TEXTS.reason, { decision: 'remove' }],
    [TEXTS.reason, { decision: 'remove', reason: '因'.repeat(201) }],
    [TEXTS.rows, { decision: 'all' }],
  ])('takes nothing that is wrong: %s', async (text, more) => {
    expect((await decide(BUREAU, [1], more)).message).toBe(text)
  })

  it.each(["1' or 1=1", '', '99999999999999999999'])('is not found by %s', async id => {
    expect((await portal.ask(contract.rightsReview, { id }, security)).code).not.toBe(0)
  })

  it('is decided by the security officer, whose own role another officer decides', async () => {
    const rows = (await read(OFFICE)).list
    const own = nosOf(rows, ({ account }) => account === 'sec92')
    expect((await decide(OFFICE, own)).message).toBe(TEXTS.self)
    expect((await decide(BUREAU, [1], {}, system)).message).toBe(TEXTS.notCompetent)
    expect(await decide(OFFICE, own, {}, system)).toMatchObject({ code: 0 })
    const last = nosOf(rows, ({ account }) => account === 'aud93')
    await decide(OFFICE, last, { decision: 'remove', reason: '已调离' })
    const gone = { id: await idOf(OFFICE), nos: last }
    expect((await portal.ask(contract.agreeRemoval, gone, system)).message).toBe(ACCOUNT_TEXTS.lastOfficer)
    expect(await portal.ask(contract.declineRemoval, gone, system)).toMatchObject({ code: 0 })
    expect((await sign(OFFICE)).message).toBe(TEXTS.undecided(rows.length - 1))
  })

  /** Sends back what is signed, which is then decided and signed anew. */
  async function returnAndSignAgain(id: string, no: number) {
    const back = (reason: string, who = auditor) => portal.ask(contract.returnReview, { id, reason }, who)
    const { hash } = await read(BUREAU)
    expect((await back('漏看一人', security)).code).toBe(errors.forbidden.code)
    for (const reason of [' ', '因'.repeat(201)]) expect((await back(reason)).message).toBe(TEXTS.returnReason)
    expect(await back('漏看一人')).toMatchObject({ code: 0 })
    expect((await back('漏看一人')).message).toBe(TEXTS.notSigned)
    const returned = { returnReason: '漏看一人', returnedName: expect.any(String), returnedAt: expect.any(String) }
    expect(await read(BUREAU)).toMatchObject({ state: 'open', signedAt: null, hash: '', maySign: '1', ...returned })
    expect((await read(BUREAU, auditor)).mayReturn).toBe('0')
    const told = await portal.db.selectFrom('message').where('person_id', '=', 'demo-sec92').select('content').execute()
    expect(told).toContainEqual({ content: expect.stringMatching(/^临江省信访局.*被安全审计员退回：漏看一人。/) })
    const audited = portal.db.selectFrom('audit').where('action', '=', 'returnReview').where('object_id', '=', id)
    expect(await audited.select(['person_id', 'after']).execute()).toEqual([
      { person_id: 'demo-aud93', after: expect.stringContaining(hash) },
    ])
    expect(await decide(BUREAU, [no])).toMatchObject({ code: 0 })
    expect(await sign(BUREAU)).toMatchObject({ code: 0 })
    expect((await read(BUREAU)).hash).not.toBe(hash)
  }

  it('removes a role on which two officers agree, and is then signed by the security officer and the auditor', async () => {
    const [{ no, account } = { no: 0, account: '' }, ...rest] = (await read(BUREAU)).list
    const personId = `demo-${account}`
    const before = await rolesOf(personId)
    const id = await idOf(BUREAU)
    await decide(BUREAU, [no], { decision: 'remove', reason: '已调离' })
    expect((await portal.ask(contract.agreeRemoval, { id, nos: [no] }, security)).message).toBe(
      ACCOUNT_TEXTS.proposedSelf,
    )
    expect(await portal.ask(contract.declineRemoval, { id, nos: [no] }, system)).toMatchObject({ code: 0 })
    expect(await rolesOf(personId)).toEqual(before)
    await decide(BUREAU, [no], { decision: 'remove', reason: '已调离' })
    expect(await portal.ask(contract.agreeRemoval, { id, nos: [no] }, system)).toMatchObject({ code: 0 })
    expect(await rolesOf(personId)).toHaveLength(before.length - 1)
    expect((await decide(BUREAU, [no])).message).toBe(TEXTS.rowGone)
    expect((await portal.ask(contract.agreeRemoval, { id, nos: [no] }, system)).message).toBe(TEXTS.noRemoval)
    await decide(
      BUREAU,
      rest.map(row => row.no),
    )

    expect((await sign(BUREAU, auditor)).message).toBe(TEXTS.notYours)
    expect(await sign(BUREAU)).toMatchObject({ code: 0 })
    expect((await sign(BUREAU)).message).toBe(TEXTS.signed)
    expect(await read(BUREAU)).toMatchObject({ state: 'signed', signedName: '施丙云', isWhole: '1', maySign: '0' })
    expect((await list({ state: 'signed' })).total).toBe(1)
    expect((await decide(BUREAU, [rest[0]?.no ?? 0])).message).toBe(TEXTS.signed)
    await returnAndSignAgain(id, rest[0]?.no ?? 0)
    expect(await read(BUREAU, auditor)).toMatchObject({ maySign: '1', isWhole: '1', mayReturn: '1' })
    expect(await sign(BUREAU, auditor)).toMatchObject({ code: 0 })
    expect((await sign(BUREAU, auditor)).message).toBe(TEXTS.signedAlready)
    expect((await portal.ask(contract.returnReview, { id, reason: '晚' }, auditor)).message).toBe(TEXTS.signedAlready)
    const closed = await read(BUREAU, auditor)
    expect(closed).toMatchObject({ state: 'closed', isWhole: '1', hash: expect.stringMatching(/^[\da-f]{64}$/) })
    const audited = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'rightsReview')
      .where('action', 'in', ['signReview', 'auditReview'])
      .orderBy('id')
      .select(['action', 'person_id', 'after'])
      .execute()
    expect(audited).toMatchObject([
      { action: 'signReview', person_id: 'demo-sec92' },
      { action: 'signReview', person_id: 'demo-sec92', after: expect.stringContaining(closed.hash) },
      { action: 'auditReview', person_id: 'demo-aud93', after: expect.stringContaining(closed.hash) },
    ])
  })

  it('is never changed once it is signed, and tells where somebody did with the database in hand', async () => {
    const id = await idOf(BUREAU)
    for (const statement of [
      sql`update rights_review_row set decision = 'keep' where review_id = ${id}`,
      sql`update rights_review set org_name = '' where id = ${id}`,
      sql`update rights_review set audited_at = null where id = ${id}`,
      sql`update rights_review set signed_at = null, returned_at = now(), return_reason = '因' where id = ${id}`,
      sql`insert into rights_review_row select * from rights_review_row where review_id = ${id}`,
    ])
      await expect(statement.execute(portal.db)).rejects.toThrow('Signed reviews are never changed')
    const remove = sql`delete from rights_review where id = ${id}`
    await expect(remove.execute(portal.services.db)).rejects.toThrow('permission denied')
    await portal.db.transaction().execute(async db => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`update rights_review_row set user_name = '别人' where review_id = ${id} and no = 1`.execute(db)
    })
    expect(await read(BUREAU, auditor)).toMatchObject({ isWhole: '0' })
  })
})
