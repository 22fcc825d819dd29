import * as contract from '@portal/shared-lib/contract/recommendations'
import { getCaller } from '../../fixtures/demo/people/callers'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { ANSWER, useRecommendations } from '../../test/recommendations'

const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
const DAY_MS = 86_400_000

describe('Agreeing to a recommendation in a leader’s place', () => {
  const portal = usePortal({ database: 'demo' })
  const { as, written, sent } = useRecommendations(portal, useCases(portal))

  afterEach(async () => {
    await portal.db.deleteFrom('approval_delegation').execute()
  })

  async function entrust(from: string, to: string, subject_types: string[] = [], days = 1) {
    const at = portal.clock.now().getTime()
    const row = {
      org_id: getCaller(from).orgId,
      from_person_id: `demo-${from}`,
      to_person_id: `demo-${to}`,
      subject_types,
      reason: '出差',
      from_at: new Date(at - 2 * DAY_MS),
      until_at: new Date(at + days * DAY_MS),
      created_at: new Date(at),
    }
    await portal.db.insertInto('approval_delegation').values(row).execute()
  }
  const entrusted = async (account: string) =>
    (await portal.answerTo(contract.recommendations, { tab: 'entrusted' }, await as(account))).list.map(({ id }) => id)
  const offered = async (account: string, id: string) =>
    (await portal.answerTo(contract.recommendationButtons, { id }, await as(account))).map(({ action }) => action)

  it('is possible while it is entrusted, and keeps both names', async () => {
    const one = await written()
    expect(await one.refusal('zs06', contract.agree, {})).toBe(FORBIDDEN)
    await entrust('zs07', 'zs06', ['supervision'])
    expect(await entrusted('zs06')).toContain(one.id)
    expect(await offered('zs06', one.id)).toEqual(['agree', 'sendBack'])
    await one.act('zs06', contract.agree, {})
    expect((await one.row()).state).toBe('2')
    expect(await entrusted('zs06')).not.toContain(one.id)
    const { entries } = await portal.answerTo(contract.recommendation, { id: one.id }, await as('zs08'))
    expect(entries[0]).toMatchObject({ action: '同意发出', person: '吴己莲', onBehalfOf: '郑庚榆' })
    const audit = portal.db.selectFrom('audit').where('object_type', '=', 'recommendation').orderBy('id', 'desc')
    expect(
      await audit.where('action', '=', '三项建议同意发出').select(['person_id', 'on_behalf_of']).executeTakeFirst(),
    ).toEqual({
      person_id: 'demo-zs06',
      on_behalf_of: 'demo-zs07',
    })
  })

  it('is possible for an answer, by a delegation for those', async () => {
    const one = await sent()
    await one.act('rs12', contract.sign, {})
    await one.act('rs12', contract.answer, ANSWER)
    await entrust('rs14', 'rs13', ['supervision'])
    expect(await one.refusal('rs13', contract.agreeAnswer, {})).toBe(FORBIDDEN)
    await entrust('rs14', 'rs13', ['superviseAnswer'])
    await one.act('rs13', contract.agreeAnswer, {})
    expect((await one.row()).state).toBe('5')
  })

  it('is not for whoever has written it, nor once it is over, nor of another organisation', async () => {
    const one = await written()
    await entrust('zs07', 'zs08')
    expect(await entrusted('zs08')).not.toContain(one.id)
    expect(await one.refusal('zs08', contract.agree, {})).toBe(FORBIDDEN)
    await entrust('zs07', 'zs06', [], -1)
    expect(await one.refusal('zs06', contract.agree, {})).toBe(FORBIDDEN)
    await entrust('rs14', 'rs12')
    const answered = await sent()
    await answered.act('rs12', contract.sign, {})
    await answered.act('rs12', contract.answer, ANSWER)
    expect(await entrusted('rs12')).not.toContain(answered.id)
    expect(await answered.refusal('rs12', contract.agreeAnswer, {})).toBe(FORBIDDEN)
  })
})
