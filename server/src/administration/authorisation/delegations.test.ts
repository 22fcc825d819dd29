import {
  agreeDelegation,
  delegatePost,
  endDelegation,
  postDelegations,
} from '@portal/shared-lib/contract/authorisation'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { otherPosts } from '@portal/shared-lib/contract/identity'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { DELEGATED_DAYS, RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import { usePortal } from '../../../test/portal'
import { addDays, dayOf } from '../../platform/calendar/china-time'

describe('Posts', () => {
  const portal = usePortal({ database: 'demo' })
  const today = dayOf(new Date())
  let system: { token: string }
  let security: { token: string }

  beforeAll(async () => {
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
  })

  const usual = { fromAccount: 'zs06', toAccount: 'zs09', from: today, until: addDays(today, 3), reason: '出差' }
  const delegate = (args: Partial<CallArgs<typeof delegatePost>> = {}, who = security) =>
    portal.ask(delegatePost, { ...usual, ...args }, who)
  const ofTheirs = async (who = security) =>
    (await portal.answerTo(postDelegations, {}, who)).list.find(({ toName }) => toName === nameOfDeputy)
  let nameOfDeputy = ''
  beforeAll(async () => {
    const deputy = portal.db.selectFrom('person').where('login_account', '=', 'zs09').select('user_name')
    nameOfDeputy = (await deputy.executeTakeFirstOrThrow()).user_name
  })
  const offered = async () => {
    const posts = await portal.answerTo(otherPosts, {}, { token: await portal.signInAs('zs09') })
    return posts.filter(({ isOwn }) => isOwn === '0').length
  }

  it.each(['zs07', 'aud93'])('are delegated by others than %s', async account => {
    const who = { token: await portal.signInAs(account) }
    for (const response of [
      await delegate({}, who),
      await portal.ask(postDelegations, {}, who),
      await portal.ask(agreeDelegation, { id: '1' }, who),
      await portal.ask(endDelegation, { id: '1' }, who),
    ])
      expect(response).toMatchObject({ code: errors.forbidden.code })
  })

  it.each<[string, Partial<CallArgs<typeof delegatePost>>]>([
    [TEXTS.reason, { reason: ' ' }],
    [TEXTS.backwards, { until: addDays(today, -1) }],
    [TEXTS.past, { from: addDays(today, -9), until: addDays(today, -1) }],
    [TEXTS.tooLong, { until: addDays(today, DELEGATED_DAYS) }],
    [TEXTS.samePerson, { toAccount: 'zs06' }],
    [TEXTS.officer, { toAccount: 'sys91' }],
    [TEXTS.officer, { fromAccount: 'aud93' }],
    [TEXTS.severalPosts, { fromAccount: 'zz01' }],
    [TEXTS.noPost, { orgName: "x'; --" }],
  ])('are not delegated where %s', async (text, args) => {
    expect(await delegate(args)).toMatchObject({ message: text })
  })

  it('count as delegated once another officer agrees, until they are ended', async () => {
    const before = await offered()
    expect(await delegate()).toMatchObject({ code: 0 })
    expect(await offered()).toBe(before)
    const waiting = await ofTheirs()
    expect(waiting).toMatchObject({ by: '施丙云', waits: '1', mayAgree: '0', reason: '出差' })
    const id = waiting?.id ?? ''
    expect(await portal.ask(agreeDelegation, { id }, security)).toMatchObject({ message: ACCOUNT_TEXTS.proposedSelf })
    expect(await portal.ask(agreeDelegation, { id }, system)).toMatchObject({ code: 0 })
    expect(await portal.ask(agreeDelegation, { id }, system)).toMatchObject({ message: TEXTS.ended })
    expect(await offered()).toBe(before + 1)
    expect(await portal.ask(endDelegation, { id }, security)).toMatchObject({ code: 0 })
    expect(await offered()).toBe(before)
    expect(await portal.ask(endDelegation, { id }, security)).toMatchObject({ message: TEXTS.ended })
    const audit = portal.db.selectFrom('audit').where('action', 'like', '%Delegation').select(['action', 'person_id'])
    expect(await audit.orderBy('id').execute()).toEqual([
      { action: 'agreeDelegation', person_id: 'demo-sys91' },
      { action: 'endDelegation', person_id: 'demo-sec92' },
    ])
  })
})
