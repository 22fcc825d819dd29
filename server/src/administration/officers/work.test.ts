import { managedAccounts } from '@portal/shared-lib/contract/accounts'
import { auditRows } from '@portal/shared-lib/contract/audit'
import { postDelegations, rightsMatrix } from '@portal/shared-lib/contract/authorisation'
import { jobs } from '@portal/shared-lib/contract/jobs'
import { officerWork } from '@portal/shared-lib/contract/officers'
import { onlineUsers } from '@portal/shared-lib/contract/online-users'
import { rightsReviews } from '@portal/shared-lib/contract/rights-reviews'
import { usePortal } from '../../../test/portal'
import { dayOf } from '../../platform/calendar/china-time'
import { openRightsReviews } from '../rights-reviews/open'

describe('The work of officers', () => {
  const portal = usePortal({ database: 'demo' })
  const tokens = new Map<string, Promise<string>>()
  const as = async (account: string) => {
    const token = tokens.get(account) ?? portal.signInAs(account)
    tokens.set(account, token)
    return { token: await token }
  }
  const workOf = async (account: string) => portal.answerTo(officerWork, {}, await as(account))
  const figuresOf = async (account: string) =>
    Object.fromEntries((await workOf(account)).figures.map(({ name, count }) => [name, count]))

  it('is nothing for anybody else', async () => {
    expect(await workOf('zs05')).toEqual({ figures: [], seals: null, storage: null })
  })

  it('is what the lists of their pages hold', async () => {
    const today = dayOf(new Date())
    await openRightsReviews(portal.services)
    const accountsThat = async (state: 'pending' | 'proposed' | 'dormant') =>
      (await portal.answerTo(managedAccounts, { state }, await as('sec92'))).total
    await portal.db
      .insertInto('post_role_proposal')
      .columns(['post_id', 'role_code'])
      .expression(eb =>
        eb
          .selectFrom('post')
          .where('person_id', '=', 'demo-zs05')
          .select(['id', eb.val('R02').as('r')]),
      )
      .execute()
    await portal.db.insertInto('audit').values({ action: 'signIn', result: 'signInFailed' }).execute()
    const security = await figuresOf('sec92')
    expect(security).toEqual({
      pendingAccounts: await accountsThat('pending'),
      proposedRoles: 1,
      dormantAccounts: await accountsThat('dormant'),
      proposedRights: (await portal.answerTo(rightsMatrix, {}, await as('sec92'))).proposals.length,
      delegations: (await portal.answerTo(postDelegations, {}, await as('sec92'))).list.length,
      rightsReviews: (await portal.answerTo(rightsReviews, { state: 'open' }, await as('sec92'))).total,
      onlineUsers: (await portal.answerTo(onlineUsers, {}, await as('sec92'))).total,
    })
    expect(await accountsThat('proposed')).toBe(1)
    const asked = { from: today, to: today, action: '登录', failedOnly: true }
    const failed = (await portal.answerTo(auditRows, asked, await as('aud93'))).list
    expect(failed.length).toBeGreaterThan(0)
    expect(await figuresOf('aud93')).toEqual({ failedSignIns: failed.length, reviewsToSign: 0 })
    const dead = (await portal.answerTo(jobs, { state: 'failed' }, await as('sys91'))).total
    expect(await figuresOf('sys91')).toMatchObject({ failedJobs: dead })
  })

  it('says how far the audit is sealed to the auditor, and how much room is left to the officer of the system', async () => {
    const [system, audit] = [await workOf('sys91'), await workOf('aud93')]
    expect(audit).toMatchObject({ seals: { sealed: expect.any(Number), waiting: expect.any(Number) }, storage: null })
    expect(system.seals).toBeNull()
    expect(system.storage?.database).toBeGreaterThan(1_000_000)
    expect(system.storage?.free).toBeLessThanOrEqual(system.storage?.total ?? 0)
  })
})
