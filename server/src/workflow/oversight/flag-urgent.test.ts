import { escalate, flagUrgent, instruct, liftFlag } from '@portal/shared-lib/contract/actions'
import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import { type TestCase, useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { dayOf } from '../../platform/calendar/china-time'

const THREAT = { kind: 'threat', text: '来信称若不解决将于下周到市政府门前采取过激行为。' } as const

describe('标记重大紧急或扬言', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const rowOf = (petitionNo: string) =>
    portal.db
      .selectFrom('petition')
      .where('petition_no', '=', petitionNo)
      .select(['id', 'flags', 'threat_text'])
      .executeTakeFirstOrThrow()

  it('reports at once to the leaders, within two hours and in writing within a day, and leaves the state alone', async () => {
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
    const letter = await cases.letter()
    expect(await letter.act('zs01', flagUrgent, THREAT)).toMatchObject({ state: '10' })
    expect(await letter.todos()).toEqual(['sort 990000000-xf', expect.stringMatching(/^approval demo-zs07/)])
    const { id, ...row } = await rowOf(letter.petitionNo)
    expect(row).toEqual({ flags: ['threat'], threat_text: THREAT.text })
    const clocks = portal.db.selectFrom('clock').where('petition_id', '=', id).where('type', '=', 'K17')
    expect((await clocks.orderBy('id').select('due_at').execute()).map(({ due_at }) => due_at.toISOString())).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-21T01:00:00.000Z',
    ])
    const messages = portal.db.selectFrom('message').where('content', 'like', `%${letter.petitionNo}%`)
    expect(await messages.select(['person_id', 'type', 'content']).execute()).toContainEqual({
      person_id: 'demo-zs07',
      type: '4',
      content: `【紧急】信访件${letter.petitionNo}涉及扬言，请立即处置。`,
    })
    portal.clock.reset()
  })

  it('is brought before whoever is on duty too, until the mark is taken off', async () => {
    const day = dayOf(portal.clock.now())
    await portal.db.insertInto('duty').values({ org_id: '990000000-xf', day, person_id: 'demo-zs06' }).execute()
    const letter = await cases.letter()
    await letter.act('zs01', flagUrgent, THREAT)
    expect(await letter.todos()).toContain('urgentCopy demo-zs06')
    expect(await cases.lastMessageOf('zs06')).toBe(`【紧急】信访件${letter.petitionNo}涉及扬言，请立即处置。`)
    await letter.act('zs01', flagUrgent, { kind: 'majorUrgent', text: '来信称数十人将聚集。' })
    expect((await letter.todos()).filter(todo => todo.startsWith('urgentCopy'))).toHaveLength(1)
    await letter.act('zs01', liftFlag, { kind: 'majorUrgent', reason: '经核实，聚集一事并不属实。' })
    expect(await letter.todos()).toContain('urgentCopy demo-zs06')
    await letter.act('zs01', liftFlag, { kind: 'threat', reason: '经核实为信访人一时气话，已书面说明。' })
    expect(await letter.todos()).not.toContain('urgentCopy demo-zs06')
    await portal.db.deleteFrom('duty').execute()
  })

  it('is possible of what waits already for a leader, who is asked once', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', escalate, { summary: '涉及人数较多，请领导阅示。' })
    await letter.act('zs05', flagUrgent, THREAT)
    expect((await letter.todos()).filter(todo => todo.startsWith('approval'))).toHaveLength(1)
  })

  it('is reported once a leader has answered: first within the two hours, then in writing', async () => {
    const letter = await cases.letter()
    await letter.act('zs01', flagUrgent, THREAT)
    expect(await letter.clocks()).toEqual(['K01', 'K17', 'K17'])
    await letter.act('zs07', instruct, { text: '请立即核实处置。' })
    expect(await letter.clocks()).toEqual(['K01', 'K17'])
    expect(await letter.todos()).toEqual(['sort 990000000-xf', 'instructed 990000000-xf'])
    await letter.act('zs05', escalate, { summary: '处置情况书面报告如下。' })
    const { approvalId, version } = await waitingFor(letter)
    const agreed = { approvalId, version, decision: 'agree' as const, opinion: '已阅。' }
    await portal.answerTo(decide, agreed, { token: await cases.tokenOf('zs07') })
    expect(await letter.clocks()).toEqual(['K01'])
  })

  it('owes no more than two reports where another mark comes to it, and both anew once the first is made', async () => {
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
    const letter = await cases.letter()
    await letter.act('zs01', flagUrgent, THREAT)
    await letter.act('zs01', flagUrgent, { kind: 'majorUrgent', text: '来信称数十人将聚集。' })
    expect(await letter.clocks()).toEqual(['K01', 'K17', 'K17'])
    await letter.act('zs07', instruct, { text: '请立即核实处置。' })
    portal.clock.stopAt('2026-11-20T11:30:00+08:00')
    await letter.act('zs01', liftFlag, { kind: 'threat', reason: '经核实为信访人一时气话，已书面说明。' })
    await letter.act('zs01', flagUrgent, THREAT)
    expect(await letter.clocks()).toEqual(['K01', 'K17', 'K17'])
    expect(await letter.dueOf('K17')).toEqual(new Date('2026-11-20T13:30:00+08:00'))
    portal.clock.reset()
  })

  async function waitingFor({ petitionNo }: TestCase) {
    const { list } = await portal.answerTo(approvals, { limit: 100 }, { token: await cases.tokenOf('zs07') })
    const found = list.find(each => each.petitionNo === petitionNo)
    if (!found) throw new Error(`Nothing of ${petitionNo} waits`)
    return found
  }

  it('is refused without the words of the threat', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs01', flagUrgent, { ...THREAT, text: ' ' })).toBe('请填写重大紧急事实或扬言内容')
  })

  it('is for the registering organisation', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('rs12', flagUrgent, THREAT)).toBe('信访件不存在或您无权查看')
  })
})
