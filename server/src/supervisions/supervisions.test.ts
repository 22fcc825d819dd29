import { archive, instruct, settleSuggestion, urge } from '@portal/shared-lib/contract/actions'
import { approval, approvals, decide, delegate } from '@portal/shared-lib/contract/approvals'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { closeOrganisation } from '@portal/shared-lib/contract/organisation-admin'
import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import * as supervisions from '@portal/shared-lib/contract/supervisions'
import { answering, messagesTo, TODAY } from '../../test/answers'
import { type TestCase, useCases } from '../../test/cases'
import { CITY_BUREAU, HOUSING, LABOUR, PROVINCE_BUREAU } from '../../test/dispatches'
import { paperWords } from '../../test/papers'
import { usePortal } from '../../test/portal'
import { FEEDBACK, ORDER, supervising } from '../../test/supervisions'
import { wallOff } from '../../test/walls'

const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
const NOT_ASKED = '该事项不在您或本部门名下，请先领取或联系经办人'

describe('督办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, closed } = answering(portal, cases)
  const { drafted, draftRefusal, decideAs, sent, answered, addresseesOf, read, list, count } = supervising(
    portal,
    cases,
  )

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const on = (day: string) => portal.clock.stopAt(`${day}T09:00:00+08:00`)
  beforeEach(() => on(TODAY))
  afterAll(() => portal.clock.reset())

  const rowOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  const orderRow = (id: string) =>
    portal.db.selectFrom('supervision').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

  const dueAt = async (addresseeId: string) => {
    const of = portal.db.selectFrom('supervision_addressee').where('supervision_addressee.id', '=', addresseeId)
    const { due_at } = await of
      .innerJoin('clock', 'clock.id', 'supervision_addressee.clock_id')
      .select('due_at')
      .executeTakeFirstOrThrow()
    return due_at.toISOString()
  }

  /** The counter of the menu is the length of the list, whoever looks. */
  async function countersFit(...accounts: string[]) {
    for (const account of accounts)
      expect([account, (await count(account)).total]).toEqual([account, (await list(account)).total])
  }

  describe('S1 发起督办', () => {
    it('gives it a number, and a to-do to whoever writes it', async () => {
      const letter = await accepted()
      const order = await drafted([letter])
      expect(await orderRow(order.id)).toMatchObject({ state: '0', round: 1, origin: 'own' })
      expect((await orderRow(order.id)).order_no).toMatch(/^DB2026990000\d{5}$/)
      expect(await letter.todos()).toContain('superviseDraft demo-zs08')
      expect((await list('zs08')).list[0]).toMatchObject({
        id: order.id,
        todoType: 'superviseDraft',
        stateName: '拟稿',
      })
      await countersFit('zs08')
    })

    it('remembers that a check led to it', async () => {
      const order = await drafted([await accepted()], { origin: 'check' })
      expect((await list('zs08')).list[0]).toMatchObject({ id: order.id, origin: 'check' })
    })

    it('is for R09, on what may be supervised, and to whom it may go', async () => {
      const letter = await accepted()
      expect(await draftRefusal([letter], {}, 'zs05')).toBe(FORBIDDEN)
      expect(await draftRefusal([])).toBe(SUPERVISION_TEXTS.noPetition)
      expect(await draftRefusal([letter, await accepted()])).toBe(SUPERVISION_TEXTS.noTitle)
      expect(await draftRefusal([letter], { reason: '98' })).toBe(SUPERVISION_TEXTS.noReason)
      expect(await draftRefusal([letter], { way: '9' })).toBe(SUPERVISION_TEXTS.noWay)
      expect(await draftRefusal([letter], { facts: '短' })).toBe(SUPERVISION_TEXTS.noFacts)
      expect(await draftRefusal([letter], { reason: '15' })).toBe(SUPERVISION_TEXTS.notInstructed)
      expect(await draftRefusal([letter], { addressees: [HOUSING] })).toBe(SUPERVISION_TEXTS.wrongAddressee)
      expect(await draftRefusal([letter], { addressees: [PROVINCE_BUREAU] })).toBe(SUPERVISION_TEXTS.ownOrganisation)
      expect(await draftRefusal([letter], { addressees: [] })).toBe(SUPERVISION_TEXTS.noAddressee)
      expect(await draftRefusal([letter], { feedbackOn: TODAY })).toBe(SUPERVISION_TEXTS.pastFeedback)
      expect(await draftRefusal([letter], { suggestionId: '1' })).toBe(SUPERVISION_TEXTS.settled)
    })

    it('is written anew by whoever has it, and withdrawn', async () => {
      const letter = await accepted()
      const order = await drafted([letter])
      const token = await cases.tokenOf('zs08')
      const again = {
        proceedingId: order.id,
        version: 1,
        petitionNos: [letter.petitionNo],
        addressees: [CITY_BUREAU],
        reason: '04',
        way: '3',
        facts: '办理期限届满仍未办结，且没有说明理由。',
      }
      expect(await portal.answerTo(supervisions.draft, again, { token })).toMatchObject({ version: 2 })
      expect((await portal.ask(supervisions.draft, again, { token })).message).toContain('请刷新')
      const other = { ...again, version: 2, petitionNos: [(await accepted()).petitionNo] }
      expect((await portal.ask(supervisions.draft, other, { token })).message).toBe(SUPERVISION_TEXTS.onePetition)
      await order.act('zs08', supervisions.withdraw, { text: '情况已经查清。' })
      expect(await order.state()).toBe('7')
      expect(await letter.todos()).not.toContain('superviseDraft demo-zs08')
      expect((await rowOf(letter)).supervision_state).toBe(0)
    })
  })

  it('S2: is sent once leaders agree, to whom it names, whose time runs', async () => {
    const letter = await accepted()
    const order = await drafted([letter])
    await order.act('zs08', supervisions.submit, { text: '' })
    expect(await order.state()).toBe('1')
    await countersFit('zs07', 'zs08')
    await decideAs('zs07', 'back')
    expect(await order.state()).toBe('0')
    expect(await letter.todos()).toContain('superviseDraft demo-zs08')
    await order.act('zs08', supervisions.submit, { text: '' })
    await decideAs('zs07')
    expect(await order.state()).toBe('2')
    expect(await letter.todos()).toContain(`supervise ${LABOUR}`)
    expect(await letter.clocks()).toContain('K14')
    const { supervision_state, flags } = await rowOf(letter)
    expect([supervision_state, flags.includes('supervised')]).toEqual([1, true])
    expect((await messagesTo(portal, 'rs14', '4'))[0]).toContain(letter.petitionNo)
    await countersFit('rs12', 'rs14', 'zs07', 'zs08')
  })

  it('24: feedback is sent back once, then accepted, and the order is over', async () => {
    const letter = await accepted()
    const { order, addressee } = await answered([letter])
    expect([await addressee.state(), await order.state()]).toEqual(['4', '4'])
    expect(await letter.todos()).toContain('superviseReport demo-zs08')
    expect(await letter.clocks()).not.toContain('K14')
    await countersFit('rs12', 'zs08')
    expect(await addressee.refusal('zs05', supervisions.sendBack, { text: '请补充发放工资的凭证。' })).toBe(FORBIDDEN)
    await addressee.act('zs08', supervisions.sendBack, { text: '请补充发放工资的凭证。' })
    expect([await addressee.state(), await order.state()]).toEqual(['5', '5'])
    expect((await messagesTo(portal, 'rs12', '6'))[0]).toContain('请补充发放工资的凭证')
    expect(await letter.clocks()).toContain('K14')
    await addressee.act('rs12', supervisions.feedBack, FEEDBACK)
    expect(await addressee.state()).toBe('1')
    await decideAs('rs14')
    await addressee.act('zs08', supervisions.acceptFeedback, { conclusion: '1', words: '同意办结。', reopens: false })
    expect([await addressee.state(), await order.state()]).toEqual(['6', '6'])
    expect(await orderRow(order.id)).toMatchObject({ conclusion: '1' })
    expect((await rowOf(letter)).supervision_state).toBe(2)
    expect((await letter.todos()).filter(todo => todo.startsWith('supervise'))).toEqual([])
    expect((await read('rs12', order)).recipients[0]?.feedbacks.map(({ decision }) => decision)).toEqual([
      'back',
      'accepted',
    ])
    await countersFit('rs12', 'rs14', 'zs08')
  })

  it('is with the delegate of who is asked: in the list and its badge, and the order beside it', async () => {
    const { addressees, order } = await sent([await accepted()])
    const [labour] = addressees
    if (!labour) throw new Error('no addressee')
    await labour.act('rs12', supervisions.sign, {})
    await labour.act('rs12', supervisions.feedBack, FEEDBACK)
    const before = (await count('rs13')).total
    await portal.answerTo(
      delegate,
      {
        personId: 'demo-rs13',
        reason: '外出学习期间代为审批。',
        fromAt: `${TODAY} 08:00:00`,
        untilAt: `${TODAY} 23:00:00`,
      },
      { token: await cases.tokenOf('rs14') },
    )
    const [waiting] = (await list('rs13', { todoType: 'superviseApproval' })).list
    expect(waiting).toMatchObject({ id: order.id, addresseeId: labour.id })
    expect((await count('rs13')).total).toBeGreaterThan(before)
    await countersFit('rs13', 'rs14')
    const token = await cases.tokenOf('rs13')
    const beside = await portal.answerTo(supervisions.supervision, { addresseeId: labour.id }, { token })
    expect(beside.id).toBe(order.id)
    const strange = await portal.ask(supervisions.supervision, { addresseeId: labour.id }, await as('zj12'))
    expect(strange.message).toBe('督办件不存在或您无权查看')
    const approvalId = waiting?.approvalId ?? ''
    const { version } = await portal.answerTo(approval, { approvalId }, { token })
    await portal.answerTo(decide, { approvalId, version, decision: 'agree', opinion: '同意反馈。' }, { token })
    expect(await labour.state()).toBe('4')
    await countersFit('rs12', 'rs13', 'rs14', 'zs08')
    expect((await list('rs13', { todoType: 'superviseReport' })).list).toEqual([])
    // What it has answered waits elsewhere, and yet it cannot be closed.
    const closing = await portal.ask(closeOrganisation, { id: LABOUR }, await as('sys91'))
    expect(closing.message).toMatch(/未办结督办\d+件：督办须先由发出单位办结/)
  })

  it('goes out as a letter, filled for each addressee, to be had by those who may know of it', async () => {
    const letter = await accepted()
    const order = await drafted([letter], { addressees: [LABOUR, CITY_BUREAU] })
    const [labour, city] = await addresseesOf(order.id)
    const asked = { addresseeId: labour?.id ?? '' }
    const make = async (account: string, of = asked) => await portal.ask(supervisions.letter, of, await as(account))
    expect((await make('zs08')).message).toBe(SUPERVISION_TEXTS.notSent)
    await order.act('zs08', supervisions.submit, { text: '' })
    await decideAs('zs07')
    for (const account of ['zs08', 'rs12']) {
      const { data } = await make(account)
      expect(data?.fileName).toBe('督办函.docx')
      const text = (await paperWords(portal, data?.fileId ?? '')).join('\n')
      for (const words of [(await orderRow(order.id)).order_no, letter.petitionNo, ORDER.facts, ORDER.demand])
        expect(text).toContain(words)
      expect(text).not.toContain('${')
    }
    expect((await make('rs12', { addresseeId: city?.id ?? '' })).message).toBe('督办件不存在或您无权查看')
    expect((await make('zs08', { addresseeId: "1' or '1" })).message).toBe('督办件不存在或您无权查看')
  })

  it('S5 to S7: an addressee may ask to return it within three working days', async () => {
    const letter = await accepted()
    const { order, addressees } = await sent([letter], { addressees: [LABOUR, CITY_BUREAU] })
    const [labour] = addressees
    if (!labour) throw new Error('no addressee')
    const asking = { text: '该事项已移交住建部门办理，不属于我单位职责。' }
    expect(await labour.refusal('zj12', supervisions.askReturn, asking)).toContain('不存在')
    await labour.act('rs12', supervisions.askReturn, asking)
    await decideAs('rs14')
    expect(await labour.state()).toBe('8')
    expect(await letter.todos()).toContain('superviseReturn demo-zs08')
    await labour.act('zs08', supervisions.refuseReturn, { text: '经核实仍由你单位主办，请继续办理。' })
    expect(await labour.state()).toBe('2')
    expect(await letter.todos()).toContain('supervise demo-rs12')
    await labour.act('rs12', supervisions.askReturn, asking)
    await decideAs('rs14')
    await labour.act('zs08', supervisions.agreeReturn, { text: '' })
    expect([await labour.state(), await order.state()]).toEqual(['9', '2'])
    await countersFit('rs12', 'zs08')
    const late = await sent([await accepted()])
    on('2026-12-10')
    expect(await late.addressees[0]?.refusal('rs12', supervisions.askReturn, asking)).toBe(SUPERVISION_TEXTS.lateReturn)
  })

  it('S8: the time of one addressee is lengthened once, and of no other', async () => {
    const letter = await accepted()
    const { addressees } = await sent([letter], { addressees: [LABOUR, CITY_BUREAU] })
    const [labour, city] = addressees
    if (!labour || !city) throw new Error('no addressees')
    const before = [await dueAt(labour.id), await dueAt(city.id)]
    expect(before[0]).toBe(before[1])
    const more = { days: 10, text: '涉及人数较多，逐户核实需要时间。' }
    expect(await labour.refusal('zs05', supervisions.extend, more)).toBe(FORBIDDEN)
    await labour.act('zs08', supervisions.extend, more)
    await labour.act('rs12', supervisions.sign, {})
    await decideAs('zs07')
    expect([(await dueAt(labour.id)) > (before[0] ?? ''), await dueAt(city.id)]).toEqual([true, before[1]])
    const todos = await portal.db
      .selectFrom('todo')
      .where('todo_type', '=', 'supervise')
      .where('ref_id', 'in', [labour.id, city.id])
      .where('done_at', 'is', null)
      .orderBy('org_id')
      .select('due_at')
      .execute()
    expect(todos.map(({ due_at }) => due_at?.toISOString())).toEqual([await dueAt(labour.id), await dueAt(city.id)])
    expect(await labour.refusal('zs08', supervisions.extend, more)).toBe(SUPERVISION_TEXTS.extended)
    on('2027-01-20')
    expect(await city.refusal('zs08', supervisions.extend, more)).toBe(SUPERVISION_TEXTS.overdue)
  })

  it('S16, S17: an addressee asks once for more time, and the office decides', async () => {
    const { addressees } = await sent([await accepted()])
    const [labour] = addressees
    if (!labour) throw new Error('no addressee')
    const asked = { days: 10, text: '涉及人数较多，逐户核实需要时间。' }
    await labour.act('rs12', supervisions.sign, {})
    expect(await labour.refusal('rs12', supervisions.askExtension, { ...asked, days: 16 })).toContain('1至15天')
    expect(await labour.refusal('zs08', supervisions.askExtension, asked)).toBe(FORBIDDEN)
    const before = await dueAt(labour.id)
    await labour.act('rs12', supervisions.askExtension, asked)
    expect(await dueAt(labour.id)).toBe(before)
    expect((await messagesTo(portal, 'zs08', '7'))[0]).toContain('延长10天')
    expect((await list('zs08')).list[0]).toMatchObject({ todoType: 'superviseExtension', addresseeId: labour.id })
    expect(await labour.refusal('rs12', supervisions.askExtension, asked)).toBe(SUPERVISION_TEXTS.askedBefore)
    expect(await labour.refusal('rs12', supervisions.refuseExtension, { text: asked.text })).toBe(FORBIDDEN)
    await countersFit('rs12', 'zs08')
    on('2027-01-20')
    await labour.act('zs08', supervisions.extend, asked)
    await decideAs('zs07')
    expect((await dueAt(labour.id)) > before).toBe(true)
    on(TODAY)
    const other = (await sent([await accepted()])).addressees[0]
    if (!other) throw new Error('no addressee')
    await other.act('rs12', supervisions.sign, {})
    await other.act('rs12', supervisions.askExtension, asked)
    await other.act('zs08', supervisions.refuseExtension, { text: '期限充足，请按期反馈办理情况。' })
    expect((await messagesTo(portal, 'rs12', '6'))[0]).toContain('延期申请未获同意')
    await other.act('rs12', supervisions.feedBack, FEEDBACK)
    await decideAs('rs14')
    await countersFit('rs12', 'zs08')
  })

  it('S10: what is closed is handled again where the feedback shows it', async () => {
    const letter = await closed()
    const { order, addressee } = await answered([letter])
    await addressee.act('zs08', supervisions.acceptFeedback, { conclusion: '2', words: '', reopens: true })
    expect(await addressee.state()).toBe('1')
    await decideAs('zs07')
    expect([await letter.state(), await order.state()]).toEqual(['65', '6'])
    const open = await answered([await accepted()])
    const reopening = { conclusion: '2', words: '', reopens: true } as const
    expect(await open.addressee.refusal('zs08', supervisions.acceptFeedback, reopening)).toBe(
      SUPERVISION_TEXTS.notClosed,
    )
  })

  it('S12, S15: is ended without feedback, and begun again', async () => {
    const letter = await closed()
    const { order, addressees } = await sent([letter])
    expect(await letter.refusal('zs05', archive, { archiveNo: '' })).toContain('不能归档')
    const ending = { conclusion: '3', words: '经复核，反映的问题不成立。' } as const
    await addressees[0]?.act('zs08', supervisions.close, ending)
    expect(await order.state()).toBe('6')
    expect(await letter.clocks()).not.toContain('K14')
    await order.act('zs08', supervisions.again, { text: '问题没有解决，需要再次督办。' })
    const { next } = await read('zs08', order)
    expect(await orderRow(next?.id ?? '')).toMatchObject({ round: 2, previous_id: order.id, state: '0' })
  })

  it('S13, S14: an addressee is urged, and answers', async () => {
    const letter = await accepted()
    const { addressees, order } = await sent([letter], { addressees: [LABOUR, CITY_BUREAU] })
    const [labour, city] = addressees
    if (!labour || !city) throw new Error('no addressees')
    const words = { text: '请尽快反馈督办事项的办理情况。' }
    expect(await labour.refusal('al07', supervisions.urge, words)).toBe(SUPERVISION_TEXTS.notOffice)
    await labour.act('zs08', supervisions.urge, words)
    expect(await labour.refusal('zs08', supervisions.urge, words)).toBe(SUPERVISION_TEXTS.urged)
    await city.act('zs08', supervisions.urge, words)
    await letter.act('zs05', urge, words)
    expect(await letter.todos()).toContain(`superviseUrge ${LABOUR}`)
    await labour.act('rs12', supervisions.replyUrge, { reply: '正在核实，本周内反馈。' })
    expect(await letter.todos()).not.toContain(`superviseUrge ${LABOUR}`)
    expect(await letter.todos()).toContain(`superviseUrge ${CITY_BUREAU}`)
    expect(await labour.refusal('rs12', supervisions.replyUrge, { reply: '正在核实。' })).toBe(NOT_ASKED)
    expect((await read('rs12', order)).recipients[0]?.urges).toMatchObject([{ reply: '正在核实，本周内反馈。' }])
    await countersFit('rs12', 'al05', 'zs08')
  })

  describe('a topic', () => {
    it('has several petitions, and goes on where no number is', async () => {
      const letters = [await accepted(), await accepted()]
      const { order, addressees } = await sent(letters, {
        title: '拖欠工资专项督办',
        addressees: [LABOUR, CITY_BUREAU],
      })
      const [labour, city] = addressees
      if (!labour || !city) throw new Error('no addressees')
      for (const letter of letters) expect(await rowOf(letter)).toMatchObject({ supervision_state: 1 })
      await labour.act('rs12', supervisions.sign, {})
      expect(await order.state()).toBe('2')
      const lines = letters.map(({ petitionNo }, at) => ({ petitionNo, text: `第${at + 1}件所欠工资已经付清。` }))
      const feedBack = (given: typeof lines) => ({ ...FEEDBACK, lines: given })
      for (const few of [[], lines.slice(1)])
        expect(await labour.refusal('rs12', supervisions.feedBack, feedBack(few))).toBe(SUPERVISION_TEXTS.noLine)
      const others = (await accepted()).petitionNo
      for (const petitionNo of [others, letters[0]?.petitionNo ?? ''])
        expect(
          await labour.refusal('rs12', supervisions.feedBack, feedBack([...lines, { petitionNo, text: '已经付清。' }])),
        ).toBe(SUPERVISION_TEXTS.otherLine)
      const short = lines.map(line => ({ ...line, text: '好' }))
      expect(await labour.refusal('rs12', supervisions.feedBack, feedBack(short))).toBe(SUPERVISION_TEXTS.noLine)
      await labour.act('rs12', supervisions.feedBack, feedBack(lines))
      await decideAs('rs14')
      expect(await read('zs08', order)).toMatchObject({ petitionNo: '', petitionCount: 2, addresseeCount: 2 })
      expect((await read('rs12', order)).recipients.map(({ organisationId }) => organisationId)).toEqual([LABOUR])
      // Whoever supervises reads what it says of each, so does who watches it, but for what was walled off since.
      const linesFor = async (account: string) =>
        (await read(account, order)).recipients.flatMap(({ feedbacks }) => feedbacks.flatMap(each => each.lines))
      for (const account of ['zs08', 'rs12', 'al05']) expect(await linesFor(account)).toEqual(lines)
      await wallOff(portal.db, letters[1]?.petitionNo ?? '', ['demo-zs08'])
      expect(await linesFor('al05')).toEqual(lines.slice(0, 1))
      expect(await linesFor('zs08')).toEqual(lines)
      // The city's bureau watches the labour office.
      expect((await read('al05', order)).recipients).toHaveLength(2)
      await labour.act('zs08', supervisions.acceptFeedback, { conclusion: '1', words: '', reopens: false })
      expect(await order.state()).toBe('2')
      await city.act('zs08', supervisions.close, { conclusion: '1', words: '已由承办单位整改到位，不再反馈。' })
      expect(await order.state()).toBe('6')
      for (const letter of letters) expect(await rowOf(letter)).toMatchObject({ supervision_state: 2 })
      await countersFit('rs12', 'rs14', 'al05', 'zs08')
    })

    it('is shown to the leader who agrees, and to nobody who looks for petitions', async () => {
      const order = await drafted([], { title: '安全生产信访问题专项督办', addressees: [HOUSING] })
      await order.act('zs08', supervisions.submit, { text: '' })
      const token = await cases.tokenOf('zs07')
      const { list: waiting } = await portal.answerTo(approvals, { todoType: 'superviseApproval' }, { token })
      const [first] = waiting
      expect(first).toMatchObject({ title: '送审发出：安全生产信访问题专项督办', petitionNo: '' })
      expect(await portal.answerTo(approval, { approvalId: first?.approvalId ?? '' }, { token })).toMatchObject({
        letter: null,
        mayDecide: true,
      })
      await decideAs('zs07')
      const found = await portal.answerTo(petitionList, { viewId: 'v_query', limit: 9999 }, { token })
      expect(found.list.filter(({ xfjbh }) => !xfjbh)).toEqual([])
    })

    it('may have no petition at all, and never a walled one', async () => {
      const { order, addressees } = await sent([], { title: '安全生产信访问题专项督办', addressees: [LABOUR, HOUSING] })
      expect((await list('rs12', { tab: 'received' })).list[0]).toMatchObject({ id: order.id, petitionCount: 0 })
      await addressees[0]?.act('rs12', supervisions.sign, {})
      await addressees[0]?.act('rs12', supervisions.feedBack, FEEDBACK)
      await decideAs('rs14')
      const seen = await read('zj12', order)
      expect(seen.recipients.map(({ organisationId }) => organisationId)).toEqual([HOUSING])
      expect(JSON.stringify(seen)).not.toContain(FEEDBACK.measures)
      const letter = await accepted()
      await wallOff(portal.db, letter.petitionNo, ['demo-zs08', 'demo-rs12'])
      expect(await draftRefusal([letter], { title: '专项督办' })).toBe(SUPERVISION_TEXTS.walled)
    })
  })

  it('leaks nothing of a walled petition', async () => {
    const letter = await accepted()
    await wallOff(portal.db, letter.petitionNo, ['demo-zs08', 'demo-zs07', 'demo-rs12', 'demo-rs14'])
    expect(await draftRefusal([letter], { addressees: [CITY_BUREAU] })).toBe(SUPERVISION_TEXTS.wrongAddressee)
    const { order } = await sent([letter])
    expect(await letter.todos()).toContain('supervise demo-rs12')
    expect((await read('rs12', order)).recipients).toHaveLength(1)
    for (const stranger of ['rs13', 'al07', 'zs06']) {
      const token = await cases.tokenOf(stranger)
      const { message } = await portal.ask(supervisions.supervision, { proceedingId: order.id }, { token })
      expect([stranger, message]).toEqual([stranger, '督办件不存在或您无权查看'])
      for (const tab of ['mine', 'sent', 'received'] as const)
        expect((await list(stranger, { tab })).list.map(({ id }) => id)).not.toContain(order.id)
    }
  })

  it('begins out of a suggestion, and of what a leader instructs', async () => {
    const letter = await accepted()
    const words = { text: '请尽快报告办理情况。' }
    for (const day of ['2026-11-23', '2026-12-01', '2026-12-08']) {
      on(day)
      await letter.act('zs05', urge, words)
    }
    expect(await letter.todos()).toContain(`superviseSuggestion ${PROVINCE_BUREAU}`)
    const suggestion = (await list('zs08')).list.find(({ petitionNo }) => petitionNo === letter.petitionNo)
    expect(suggestion).toMatchObject({ todoType: 'superviseSuggestion', reason: '12', id: '' })
    const asked = { petitionNos: [letter.petitionNo], suggestionId: suggestion?.todoId ?? '' }
    const token = await cases.tokenOf('zs08')
    expect(await portal.answerTo(supervisions.origin, asked, { token })).toMatchObject({ reason: '12', hindrance: '' })
    await letter.act('zs08', settleSuggestion, { decision: 'order', text: '情况属实，发起督办。' })
    expect((await list('zs08')).list[0]).toMatchObject({
      reason: '12',
      origin: 'suggestion',
      todoType: 'superviseDraft',
    })
    await letter.act('zs07', instruct, { text: '请从速办理。', orgId: '', supervises: true })
    expect((await list('zs08')).list[0]).toMatchObject({ reason: '15', origin: 'instruction' })
    await countersFit('zs08')
  })
})
