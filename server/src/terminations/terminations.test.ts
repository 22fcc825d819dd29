import {
  applyTermination,
  archive,
  closeDirectly,
  noFurther,
  registerReview,
  stateNewFacts,
  transfer,
} from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import * as counters from '@portal/shared-lib/contract/counters'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import * as reviews from '@portal/shared-lib/contract/reviews'
import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import * as terminations from '@portal/shared-lib/contract/terminations'
import { answering, delivered, messagesTo, TODAY } from '../../test/answers'
import { type TestCase, useCases } from '../../test/cases'
import { dispatchArgs, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { DECISION, reviewing } from '../../test/reviews'
import { FILING, terminating } from '../../test/terminations'

const LATER = '2026-12-23'
const FORBIDDEN = '您没有此项操作的权限，请联系管理员'

describe('终结申报', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)
  const review = reviewing(portal, cases)
  const { lapse, filed, decideAs, submitted, passed, recognised } = terminating(portal, cases)

  const on = (day: string) => portal.clock.stopAt(`${day}T09:00:00+08:00`)
  beforeEach(() => on(TODAY))
  afterAll(() => portal.clock.reset())

  /** A letter about which nobody has asked for a review in time. */
  async function over(): Promise<TestCase> {
    const letter = await closed()
    on(LATER)
    await lapse(`${LATER}T00:30:00+08:00`)
    return letter
  }

  const rowOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  const matterOf = async (letter: TestCase) => {
    const { matter_id } = await rowOf(letter)
    return await portal.db.selectFrom('matter').where('id', '=', matter_id).selectAll().executeTakeFirstOrThrow()
  }

  /** Another letter about the same. */
  async function again(letter: TestCase): Promise<TestCase> {
    const { matter_id } = await rowOf(letter)
    const next = await cases.letter()
    await portal.db.updateTable('petition').set({ matter_id }).where('petition_no', '=', next.petitionNo).execute()
    return next
  }

  async function read(account: string, proceedingId: string) {
    return await portal.answerTo(terminations.termination, { proceedingId }, { token: await cases.tokenOf(account) })
  }

  describe('T1 终结申报', () => {
    it('waits until the matter is at its end', async () => {
      const letter = await closed()
      expect(await letter.refusal('rs12', applyTermination, FILING)).toBe(TERMINATION_TEXTS.notOver)
      on(LATER)
      await lapse(`${LATER}T00:30:00+08:00`)
      const filing = await filed(letter)
      expect((await filing.row()).filing_no).toMatch(/^ZJ2026990100\d{5}$/)
      expect(await filing.row()).toMatchObject({ state: '0', ground: 'noReview', missing: ['help'] })
      expect(await letter.todos()).toEqual(['termination demo-rs12'])
      expect(await letter.state()).toBe('60')
      expect(await letter.refusal('rs12', applyTermination, FILING)).toBe(TERMINATION_TEXTS.underWay)
      expect(await letter.refusal('zs05', archive, { archiveNo: '' })).toBe('仍有核查、复查复核或督办未完成，不能归档')
    })

    it('is for who had to do with it, and never for what is walled', async () => {
      const letter = await over()
      expect(await letter.refusal('al05', applyTermination, FILING)).toBe(TERMINATION_TEXTS.notOurs)
      expect(await letter.refusal('zs01', applyTermination, FILING)).toBe(FORBIDDEN)
      const { id } = await rowOf(letter)
      await portal.db
        .insertInto('petition_access')
        .values({ province_code: '99', petition_id: id, person_id: 'demo-rs12' } as never)
        .execute()
      await portal.db.updateTable('petition').set({ walled_off: true }).where('id', '=', id).execute()
      expect(await letter.refusal('rs12', applyTermination, FILING)).toBe(TERMINATION_TEXTS.walled)
      expect(await letter.refusal('zs05', applyTermination, FILING)).toBe('信访件不存在或您无权查看')
    })

    it('29: follows a re-review with a hearing, of which it has the papers', async () => {
      const letter = await closed()
      const first = await review.registered(letter)
      await first.act('al09', reviews.accept, {})
      await first.act('al09', reviews.draft, { conclusion: '1', ...DECISION })
      await review.decideAs('al07')
      await first.act('al09', reviews.deliver, delivered())
      const second = await review.registered(letter, { kind: 'reReview' }, 'zs09')
      expect(await letter.refusal('rs12', applyTermination, FILING)).toBe(TERMINATION_TEXTS.underReview)
      await second.act('zs09', reviews.accept, {})
      const hearing = { heldOn: '2026-11-30', place: '省信访局听证室', host: '冯壬枫', members: ['沈丁兰'] }
      await second.act('zs09', reviews.openHearing, hearing)
      on('2026-12-01')
      await second.act('zs09', reviews.closeHearing, { result: '多数听证员认为处理意见适当。' })
      await second.act('zs09', reviews.draft, { conclusion: '1', ...DECISION })
      await review.decideAs('zs07')
      await second.act('zs09', reviews.deliver, delivered({ deliveredOn: '2026-12-01' }))
      const filing = await filed(letter)
      expect(await filing.row()).toMatchObject({ ground: 'reReviewed', missing: [] })
      const { papers, ground } = await read('rs12', filing.id)
      expect(ground).toBe('已经复核')
      expect(papers.map(({ name, state }) => `${name} ${state}`)).toEqual([
        '受理告知书 there',
        '处理意见书 there',
        '处理意见书送达凭证 there',
        '复查意见书 there',
        '复查意见书送达凭证 there',
        '复核意见书 there',
        '复核意见书送达凭证 there',
        '听证或者救助帮扶记录 there',
      ])
      expect(papers.at(-1)?.about).toBe('2026-11-30听证')
      expect(
        await letter.refusal('al09', registerReview, {
          kind: 'reReview',
          applicants: [1],
          receivedOn: '2026-12-01',
          way: 'letter',
          grounds: '不服复核意见。',
          requests: '请求重新复核。',
        }),
      ).toBe('该事项已经复核，不能再次申请')
    })
  })

  describe('T3 补充材料 and T4 提交申报', () => {
    it('need everything that is required, or why it lacks, and the leaders of the unit', async () => {
      const letter = await over()
      const filing = await filed(letter)
      expect(await filing.refusal('rs12', terminations.submit, { text: '' })).toBe(
        '材料不全，缺：听证或者救助帮扶记录，请补充或者说明',
      )
      expect(await filing.refusal('rs12', terminations.supply, { kind: 'help' })).toBe(TERMINATION_TEXTS.emptyPaper)
      await filing.act('rs12', terminations.supply, { kind: 'help', text: '信访人生活稳定，没有提出救助申请。' })
      expect(await letter.todos()).toEqual(['termination demo-rs12'])
      expect(await filing.act('rs12', terminations.submit, { text: '' })).toMatchObject({
        state: '6',
        awaitsApproval: true,
      })
      expect(await letter.todos()).toEqual(['terminationApproval demo-rs13'])
      await decideAs('rs13')
      await decideAs('rs14')
      expect(await filing.row()).toMatchObject({ state: '1', org_id: '990100000-xf' })
      expect(await letter.todos()).toEqual(['termination 990100000-xf'])
      expect(await letter.clocks()).toContain('K23')
      const { steps } = await read('rs12', filing.id)
      expect(steps.map(({ organisation, result }) => `${organisation} ${result}`)).toEqual([
        '安澜市信访局 审核中',
        '临江省信访局 待报送',
      ])
    })

    it('go back to the drafter where a leader does not agree', async () => {
      const letter = await over()
      const filing = await filed(letter)
      await filing.act('rs12', terminations.supply, { kind: 'help', text: '没有提出救助申请。' })
      await filing.act('rs12', terminations.submit, { text: '' })
      await decideAs('rs13', 'back')
      expect(await filing.row()).toMatchObject({ state: '0' })
      expect(await letter.todos()).toEqual(['termination demo-rs12'])
    })
  })

  describe('T5 审核通过', () => {
    it('takes it to the level above, each with its own time', async () => {
      const letter = await over()
      const filing = await submitted(letter)
      expect(await filing.refusal('rs12', terminations.pass, { text: '同意。' })).toBe(FORBIDDEN)
      expect(await filing.refusal('zs06', terminations.pass, { text: '同意。' })).toMatch(/^当前终结申报状态为/)
      await filing.act('al06', terminations.pass, { text: '材料齐全，同意上报。' })
      expect(await letter.todos()).toEqual(['terminationApproval demo-al07'])
      await decideAs('al07')
      expect(await letter.todos()).toEqual(['termination 990000000-xf'])
      expect((await letter.clocks()).filter(type => type === 'K23')).toEqual(['K23'])
      expect(await filing.refusal('zs06', terminations.pass, { text: '同意。' })).toBe(TERMINATION_TEXTS.isLast)
    })
  })

  describe('T6 退回补充', () => {
    it('asks the applicant for more, and has it back without the levels between', async () => {
      const letter = await over()
      const filing = await passed(letter)
      await filing.act('zs06', terminations.sendBack, { text: '请补充属地帮扶的具体情况。' })
      expect(await filing.row()).toMatchObject({ state: '2', org_id: '990100000-rs' })
      expect(await letter.todos()).toEqual(['termination demo-rs12'])
      expect(await letter.clocks()).not.toContain('K23')
      expect((await messagesTo(portal, 'rs12', '6'))[0]).toContain('退回补充：请补充属地帮扶的具体情况。')
      await filing.act('rs12', terminations.submit, { text: '已补充。' })
      await decideAs('rs13')
      await decideAs('rs14')
      expect(await letter.todos()).toEqual(['termination 990000000-xf'])
    })
  })

  describe('T7 认定终结', () => {
    it('ends all petitions of the matter at once, and locks it', async () => {
      const letter = await over()
      const waiting = await again(letter)
      const filing = await passed(letter)
      const before = await waiting.version()
      expect(await filing.refusal('al06', terminations.recognise, { text: '经审核，同意认定该事项终结。' })).toMatch(
        /^当前终结申报状态为|不在您/,
      )
      await filing.act('zs06', terminations.recognise, { text: '经审核，同意认定该事项终结。', documentNo: '' })
      await decideAs('zs07')
      expect(await filing.row()).toMatchObject({ state: '3', document_id: expect.any(String) })
      for (const each of [letter, waiting]) {
        expect(await each.state()).toBe('80')
        expect(await each.todos()).toEqual([])
        expect(await each.clocks()).toEqual([])
      }
      expect(await waiting.version()).toBe(before + 1)
      expect(await waiting.lastEntry()).toMatchObject({ action: '终结' })
      expect(await matterOf(letter)).toMatchObject({ state: 'terminated' })
      expect(await letter.lastEntry()).toMatchObject({ action: '认定终结' })
      expect((await messagesTo(portal, 'rs12', '3'))[0]).toMatch(/已终结，申报编号ZJ/)
      const { petitions } = await read('zs06', filing.id)
      expect(petitions.map(({ stateName }) => stateName)).toEqual(['终结', '终结'])
    })

    it('waits while somebody works on a petition of the matter', async () => {
      const letter = await over()
      const sent = await again(letter)
      await sent.act('zs05', transfer, dispatchArgs(LABOUR))
      const filing = await passed(letter)
      expect(await filing.refusal('zs06', terminations.recognise, { text: '经审核，同意认定该事项终结。' })).toBe(
        `该事项的信访件${sent.petitionNo}正在办理，请先办结`,
      )
    })

    it('leaves those alone of which only few may know', async () => {
      const letter = await over()
      const walled = await again(letter)
      await portal.db
        .updateTable('petition')
        .set({ walled_off: true })
        .where('petition_no', '=', walled.petitionNo)
        .execute()
      await recognised(letter)
      expect(await walled.state()).toBe('10')
    })
  })

  it('T8 不予认定 ends the filing, and the matter may be filed again', async () => {
    const letter = await over()
    const filing = await passed(letter)
    await filing.act('zs06', terminations.refuse, { text: '信访人提出的部分诉求没有回应。' })
    await decideAs('zs07')
    expect(await filing.row()).toMatchObject({ state: '4' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.state()).toBe('60')
    expect(await letter.clocks()).not.toContain('K23')
    expect(await (await filed(letter)).row()).toMatchObject({ state: '0' })
  })

  it('T9 撤回申报 is the applicant’s alone, wherever it lies', async () => {
    const letter = await over()
    const filing = await submitted(letter)
    expect(await filing.refusal('al05', terminations.withdraw, { text: '不报了。' })).toBe(
      TERMINATION_TEXTS.notApplicant,
    )
    await filing.act('rs12', terminations.withdraw, { text: '信访人提出新的证据。' })
    expect(await filing.row()).toMatchObject({ state: '5' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).not.toContain('K23')
  })

  it('T10 撤销终结 makes all as it was', async () => {
    const letter = await over()
    const waiting = await again(letter)
    const due = await waiting.dueOf('K01')
    const filing = await recognised(letter)
    expect(await filing.refusal('al06', terminations.undo, { text: '发现新的证据，应当重新办理。' })).toMatch(
      /^当前终结申报状态为/,
    )
    await filing.act('zs06', terminations.undo, { text: '发现新的证据，应当重新办理。' })
    await decideAs('zs07', 'back')
    // It was done out of no to-do, and none comes back.
    expect(await letter.todos()).toEqual([])
    await filing.act('zs06', terminations.undo, { text: '发现新的证据，应当重新办理。' })
    await decideAs('zs07')
    expect(await filing.row()).toMatchObject({ state: '7' })
    expect(await letter.state()).toBe('60')
    expect(await waiting.state()).toBe('10')
    expect(await waiting.todos()).toEqual(['sort 990000000-xf'])
    expect(await waiting.dueOf('K01')).toEqual(due)
    expect(await matterOf(letter)).toMatchObject({ state: 'open' })
    expect(await waiting.act('zs05', transfer, dispatchArgs(LABOUR))).toMatchObject({ state: '20' })
    expect(await letter.lastEntry()).toMatchObject({ action: '撤销终结' })
  })

  describe('a later petition of a terminated matter', () => {
    it('7: is locked, shows the plan, and is not accepted again', async () => {
      const letter = await over()
      await recognised(letter)
      const next = await again(letter)
      expect(await next.refusal('zs05', transfer, dispatchArgs(LABOUR))).toBe(TERMINATION_TEXTS.locked)
      const answer = { closeType: '02', reply: '您反映的问题已经依法处理，请服从处理意见。' } as const
      expect(await next.refusal('zs05', closeDirectly, answer)).toBe(TERMINATION_TEXTS.locked)
      const token = await cases.tokenOf('zs05')
      const buttons = await portal.answerTo(buttonStatus, { petitionNo: next.petitionNo }, { token })
      expect(buttons.find(({ action }) => action === 'transfer')).toMatchObject({
        enabled: 0,
        reason: TERMINATION_TEXTS.locked,
      })
      expect(buttons.filter(({ primary }) => primary === 1).map(({ name }) => name)).toEqual(['不再受理'])
      expect(
        await portal.answerTo(terminations.terminationsOf, { petitionNo: next.petitionNo }, { token }),
      ).toMatchObject({
        isTerminated: true,
        isLocked: true,
        plan: FILING.plan,
      })
      const end = { reason: '070100', competent: '该事项已终结，请服从处理意见。' }
      expect(await next.act('zs05', noFurther, end)).toMatchObject({ awaitsApproval: true })
    })

    it('T2 认定有新事实: is taken on where a head states new facts', async () => {
      const letter = await over()
      const before = await cases.letter()
      await recognised(letter)
      const next = await again(letter)
      const facts = { text: '信访人提交了2026年11月的丈量记录，原处理意见没有核实。' }
      expect(await next.refusal('zs05', stateNewFacts, facts)).toBe(FORBIDDEN)
      expect(await next.refusal('zs06', stateNewFacts, { text: '有新事实。' })).toBe(TERMINATION_TEXTS.shortFacts)
      expect(await before.refusal('zs06', stateNewFacts, facts)).toBe(TERMINATION_TEXTS.notTerminated)
      await next.act('zs06', stateNewFacts, facts)
      expect(await next.todos()).toEqual(['sort 990000000-xf'])
      expect(await next.act('zs05', transfer, dispatchArgs(LABOUR))).toMatchObject({ state: '20' })
    })
  })

  it('is listed and counted for whom it waits', async () => {
    const letter = await over()
    const filing = await submitted(letter)
    type Filter = Omit<CallArgs<typeof terminations.terminations>, 'tab'>
    const listed = async (
      account: string,
      tab: (typeof terminations.TERMINATION_TABS)[number],
      filter: Filter = {},
    ) => {
      const { list } = await portal.answerTo(
        terminations.terminations,
        { tab, ...filter },
        { token: await cases.tokenOf(account) },
      )
      return list.filter(({ id }) => id === filing.id).map(({ applicant, stateName }) => `${applicant} ${stateName}`)
    }
    const shown = ['安澜市人力资源和社会保障局 逐级审核']
    expect(await listed('al06', 'mine')).toEqual(shown)
    expect(await listed('al06', 'inReview')).toEqual(shown)
    expect(await listed('rs12', 'inReview')).toEqual(shown)
    expect(await listed('rs12', 'mine')).toEqual([])
    expect(await listed('zs06', 'inReview')).toEqual([])
    const { filing_no: filingNo } = await filing.row()
    for (const filter of [{ words: filingNo.toLowerCase() }, { words: '人力资源' }, { ground: 'noReview' as const }])
      expect(await listed('al06', 'mine', filter)).toEqual(shown)
    for (const filter of [{ words: filingNo.slice(2) }, { words: "%' or 1" }, { ground: 'reReviewed' as const }])
      expect(await listed('al06', 'mine', filter)).toEqual([])
    const count = async (account: string) =>
      (await portal.answerTo(counters.terminations, {}, { token: await cases.tokenOf(account) })) as unknown
    const before = await count('al06')
    await filing.act('al06', terminations.pass, { text: '材料齐全，同意上报。' })
    expect(await count('al06')).not.toEqual(before)
    expect(await count('al07')).not.toEqual(0)
    const hostile = await portal.ask(
      terminations.terminations,
      { cursor: "1' or 1" },
      { token: await cases.tokenOf('al06') },
    )
    expect(hostile.code).not.toBe(0)
  })
})
