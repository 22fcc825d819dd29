import * as counters from '@portal/shared-lib/contract/counters'
import { documentNumbers } from '@portal/shared-lib/contract/documents'
import { timeline } from '@portal/shared-lib/contract/petitions'
import * as contract from '@portal/shared-lib/contract/recommendations'
import {
  RECOMMENDATION_ACTIONS,
  RECOMMENDATION_STATES,
  RECOMMENDATION_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/recommendation'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { ANSWER, TEXT, useRecommendations } from '../../test/recommendations'
import { wallOff } from '../../test/walls'

const WORDS = '请写明具体办理时限。'
const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
const UNKNOWN = '三项建议不存在或您无权查看'

describe('三项建议', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const on = (day: string) => portal.clock.stopAt(`${day}T09:00:00+08:00`)
  beforeEach(() => on(TODAY))
  afterAll(() => portal.clock.reset())

  const { as, written, sent, answered } = useRecommendations(portal, cases)

  async function read(account: string, id: string) {
    return await portal.answerTo(contract.recommendation, { id }, await as(account))
  }

  const offered = async (account: string, id: string) =>
    (await portal.answerTo(contract.recommendationButtons, { id }, await as(account)))
      .filter(({ visible }) => visible === 1)
      .map(({ action }) => action)

  it('goes from who writes it over the leader to the addressee, and back with an answer its leader has agreed to', async () => {
    const one = await written()
    expect(await one.row()).toMatchObject({ state: '1', document_no: '', sent_at: null })
    expect(await one.todos()).toEqual(['recommendationApproval demo-zs07'])
    await one.act('zs07', contract.agree, { words: '同意发出。' })
    const { document_no: no, due_at: dueAt, state } = await one.row()
    expect(no).toMatch(/督建〔2026〕\d+号$/)
    expect([state, dueAt?.toISOString().slice(0, 10)]).toEqual(['2', '2026-12-21'])
    expect(await one.todos()).toEqual([expect.stringMatching(/^recommendation 990100000-rs/)])
    expect(await cases.lastMessageOf('rs12')).toBe(
      `临江省信访局向贵单位提出三项建议（${no}），请及时签收并反馈采纳情况。`,
    )
    await one.act('rs12', contract.sign, {})
    expect(await one.todos()).toEqual(['recommendation demo-rs12'])
    await one.act('rs12', contract.answer, ANSWER)
    expect([(await one.row()).state, await one.todos()]).toEqual(['4', ['recommendationApproval demo-rs14']])
    expect((await read('zs08', one.id)).answers).toEqual([])
    await one.act('rs14', contract.returnAnswer, { words: WORDS })
    expect([(await one.row()).state, await one.todos()]).toEqual(['3', ['recommendation demo-rs12']])
    await one.act('rs12', contract.answer, { ...ANSWER, adopted: 'full', reason: '' })
    await one.act('rs14', contract.agreeAnswer, {})
    expect(await one.row()).toMatchObject({ state: '5', adopted: 'full', is_late: false })
    expect(await one.todos()).toEqual(['recommendation demo-zs08'])
    expect(await cases.lastMessageOf('zs08')).toContain(`已反馈三项建议（${no}）：全部采纳，请认定。`)
    await one.act('zs08', contract.askAgain, { words: WORDS })
    expect(await one.row()).toMatchObject({ state: '6', adopted: '', answered_at: null })
    expect(await cases.lastMessageOf('rs12')).toBe(`三项建议（${no}）的反馈被退回补充：${WORDS}`)
    await one.act('rs12', contract.answer, ANSWER)
    await one.act('rs14', contract.agreeAnswer, {})
    await one.act('zs08', contract.accept, {})
    expect(await one.row()).toMatchObject({ state: '7', adopted: 'part' })
    expect(await one.todos()).toEqual([])
    const shown = await read('rs12', one.id)
    expect(shown.answers.map(({ round, adopted, verdict }) => [round, adopted, verdict])).toEqual([
      [2, 'part', '认定'],
      [1, 'full', '退回补充'],
    ])
    expect(shown.entries.map(({ action }) => action)).not.toContain('同意发出')
    expect((await read('zs08', one.id)).entries.map(({ action }) => action)).not.toContain('退回重写')
  })

  it('is sent back, written anew, and withdrawn before it is sent', async () => {
    const one = await written()
    await one.act('zs07', contract.sendBack, { words: WORDS })
    expect([(await one.row()).state, await one.todos()]).toEqual(['0', ['recommendation demo-zs08']])
    expect(await cases.lastMessageOf('zs08')).toBe(`您拟写的三项建议被退回修改：${WORDS}`)
    await one.act('zs08', contract.rewrite, { kind: '2', receiverId: LABOUR, text: TEXT + WORDS })
    expect(await one.row()).toMatchObject({ state: '1', kind: '2', text: TEXT + WORDS })
    await one.act('zs08', contract.withdraw, { words: '情况已经变化。' })
    expect([(await one.row()).state, await one.todos()]).toEqual(['8', []])
    expect(await one.refusal('zs07', contract.agree, {})).toBe(
      '当前三项建议状态为“已撤回”，不能同意发出，请刷新后查看可办理的操作',
    )
  })

  it('refuses in words what lacks, what is the own, and what somebody did meanwhile', async () => {
    const ask = async (more: object) => {
      const args = { kind: '1', receiverId: LABOUR, text: TEXT, ...more }
      return (await portal.ask(contract.write, args as never, await as('zs08'))).message
    }
    expect(await ask({ kind: '4' })).toBe(TEXTS.noKind)
    expect(await ask({ receiverId: '' })).toBe(TEXTS.noReceiver)
    expect(await ask({ receiverId: "x' or 1=1 --" })).toBe(TEXTS.noReceiver)
    expect(await ask({ receiverId: '990000000-xf' })).toBe(TEXTS.notSelf)
    expect(await ask({ text: '太短' })).toBe(TEXTS.shortText)
    expect(await ask({ supervisionId: '9999999999999999999' })).toBe('督办件不存在或您无权查看')
    expect(await ask({ petitionNo: 'LX990000202600000001' })).toBe('信访件不存在或您无权查看')
    const one = await sent()
    expect(await one.refusal('rs12', contract.answer, ANSWER)).toContain('不能反馈')
    await one.act('rs12', contract.sign, {})
    expect(await one.refusal('rs12', contract.answer, { adopted: 'full', measures: '' })).toBe(TEXTS.shortMeasures)
    expect(await one.refusal('rs12', contract.answer, { adopted: 'none', reason: '' })).toBe(TEXTS.shortReason)
    const stale = await portal.ask(contract.answer, { id: one.id, version: 1, ...ANSWER }, await as('rs12'))
    expect(stale.message).toContain('处理，请刷新')
  })

  it('is for the organisations of both sides alone, and for those there who have the right', async () => {
    const one = await written()
    expect(await one.refusal('rs12', contract.sign, {})).toBe(UNKNOWN)
    expect(await one.refusal('zs08', contract.agree, {})).toBe(FORBIDDEN)
    await one.act('zs07', contract.agree, {})
    expect(await one.refusal('zj12', contract.sign, {})).toBe(UNKNOWN)
    expect(await one.refusal('rs14', contract.sign, {})).toBe(FORBIDDEN)
    expect(await one.refusal('zs08', contract.answer, ANSWER)).toBe(FORBIDDEN)
    expect(
      (await portal.ask(contract.write, { kind: '1', receiverId: LABOUR, text: TEXT }, await as('zs01'))).message,
    ).toBe(FORBIDDEN)
  })

  it('offers what may be done, and nothing else', async () => {
    const at = async (one: Awaited<ReturnType<typeof written>>) =>
      Object.fromEntries(
        await Promise.all(['zs08', 'zs07', 'rs12', 'rs14'].map(async who => [who, await offeredOrNone(who, one.id)])),
      )
    const offeredOrNone = async (who: string, id: string) => {
      const { code } = await portal.ask(contract.recommendationButtons, { id }, await as(who))
      return code === 0 ? await offered(who, id) : 'unknown'
    }
    const one = await written()
    expect(await at(one)).toEqual({ zs08: ['withdraw'], zs07: ['agree', 'sendBack'], rs12: 'unknown', rs14: 'unknown' })
    await one.act('zs07', contract.agree, {})
    expect(await at(one)).toEqual({ zs08: [], zs07: [], rs12: ['sign'], rs14: [] })
    await one.act('rs12', contract.sign, {})
    expect(await at(one)).toEqual({ zs08: [], zs07: [], rs12: ['answer'], rs14: [] })
    await one.act('rs12', contract.answer, ANSWER)
    expect(await at(one)).toEqual({ zs08: [], zs07: [], rs12: [], rs14: ['agreeAnswer', 'returnAnswer'] })
    await one.act('rs14', contract.agreeAnswer, {})
    expect(await at(one)).toEqual({ zs08: ['accept', 'askAgain'], zs07: [], rs12: [], rs14: [] })
  })

  it('gives no way into its petition, and is not known where that is walled off', async () => {
    const letter = await cases.letter()
    const one = await sent({ petitionNo: letter.petitionNo })
    expect((await read('zs08', one.id)).petitionNo).toBe(letter.petitionNo)
    expect((await read('rs12', one.id)).petitionNo).toBe('')
    expect((await read('rs12', one.id)).text).toBe(TEXT)
    const of = await portal.ask(contract.recommendationsOf, { petitionNo: letter.petitionNo }, await as('rs12'))
    expect(of.message).toBe('信访件不存在或您无权查看')
    await wallOff(portal.db, letter.petitionNo, ['demo-zs01'])
    expect((await portal.ask(contract.recommendation, { id: one.id }, await as('zs08'))).message).toBe(UNKNOWN)
    expect(await one.refusal('zs08', contract.accept, {})).toBe(UNKNOWN)
    const { list } = await portal.answerTo(contract.recommendations, { tab: 'sent', limit: 999 }, await as('zs08'))
    expect(list.map(({ id }) => id)).not.toContain(one.id)
    const next = await cases.letter()
    await wallOff(portal.db, next.petitionNo, ['demo-zs08'])
    const args = { kind: '1', receiverId: LABOUR, text: TEXT, petitionNo: next.petitionNo } as const
    expect((await portal.ask(contract.write, args, await as('zs08'))).message).toBe(TEXTS.walled)
  })

  it('stands in the timeline of its petition once it is sent, for those who may read it, and changes nothing there', async () => {
    const letter = await cases.letter()
    const version = await letter.version()
    const one = await written({ petitionNo: letter.petitionNo })
    const lines = async (account: string) => {
      const all = await portal.answerTo(timeline, { petitionNo: letter.petitionNo }, await as(account))
      return all.filter(({ action }) => action === '三项建议').map(({ text, actor }) => `${actor} ${text}`)
    }
    expect(await lines('zs08')).toEqual([])
    await one.act('zs07', contract.agree, {})
    const { document_no: no } = await one.row()
    expect(await lines('zs08')).toEqual([`王辛桐 向安澜市人力资源和社会保障局提出改进工作建议（${no}）`])
    // Of the same organisation, without the page of recommendations.
    expect(await lines('zs01')).toEqual([])
    expect(await letter.version()).toBe(version)
  })

  it('has its answer typed in by the sender where the addressee has no access, from its paper', async () => {
    const { id: receiverId } = await portal.db
      .selectFrom('organisation')
      .where('has_access', '=', false)
      .where('in_use', '=', true)
      .select('id')
      .executeTakeFirstOrThrow()
    const one = await sent({ receiverId })
    expect([(await one.row()).state, await one.todos()]).toEqual(['3', ['recommendation demo-zs08']])
    expect(await one.refusal('zs08', contract.answer, ANSWER)).toBe(TEXTS.needsPaper)
    const lamp = ['due_at', 'yellow_at', 'orange_at'] as const
    const open = portal.db.selectFrom('todo').where('ref_id', '=', one.id).where('done_at', 'is', null)
    expect(await one.row()).toMatchObject(await open.select(lamp).executeTakeFirstOrThrow())
  })

  it('keeps its number and its paper in the register of numbers', async () => {
    const one = await sent()
    const { document_no: no } = await one.row()
    const { paper } = await read('rs12', one.id)
    expect(paper?.name).toBe('改进工作建议书.docx')
    const list = await portal.answerTo(documentNumbers, { year: 2026, type: '20' }, await as('zs05'))
    expect(list.find(({ documentNo }) => documentNo === no)).toMatchObject({ state: 'issued', petitionNo: '' })
  })

  it('counts what waits for each as the list has it', async () => {
    await sent()
    await written()
    for (const account of ['rs12', 'zs07', 'zs08']) {
      const { total } = await portal.answerTo(counters.recommendations, {}, await as(account))
      const list = await portal.answerTo(contract.recommendations, { limit: 999 }, await as(account))
      expect(total).toBe(list.total)
    }
  })

  it('has behind each figure of a year the list with that number', async () => {
    await answered({ ...ANSWER, adopted: 'none' }, { kind: '2' })
    await answered({ ...ANSWER, adopted: 'full' }, { kind: '3' })
    const late = await sent({ kind: '1' })
    await late.act('rs12', contract.sign, {})
    on('2026-12-22')
    await late.act('rs12', contract.answer, ANSWER)
    await late.act('rs14', contract.agreeAnswer, {})
    expect(await late.row()).toMatchObject({ is_late: true })
    await sent({ kind: '1' })
    const figures = await portal.answerTo(contract.recommendationFigures, { year: 2026 }, await as('zs08'))
    const names = ['full', 'part', 'none', 'waiting', 'answered', 'late'] as const
    for (const { kind, sent: all, ...numbers } of figures) {
      const asked = { tab: 'sent', year: 2026, kind } as const
      expect((await portal.answerTo(contract.recommendations, asked, await as('zs08'))).total).toBe(all)
      for (const adopted of names) {
        const { total } = await portal.answerTo(contract.recommendations, { ...asked, adopted }, await as('zs08'))
        expect([kind, adopted, total]).toEqual([kind, adopted, numbers[adopted]])
      }
      expect(all).toBe(numbers.waiting + numbers.answered)
      expect(numbers.answered).toBe(numbers.full + numbers.part + numbers.none)
    }
    const total = figures.find(({ kind }) => kind === '')
    expect(total?.late).toBeGreaterThan(0)
    expect((await portal.answerTo(contract.recommendationFigures, { year: 2025 }, await as('zs08')))[3]?.sent).toBe(0)
  })

  it('is told in docs/workflow.md as the table has it', async () => {
    const { readFileSync } = await import('node:fs')
    const prose = readFileSync(`${__dirname}/../../../docs/workflow.md`, 'utf8')
    for (const [action, { code, name, button, from }] of Object.entries(RECOMMENDATION_ACTIONS)) {
      const section = prose.split(/^### /m).find(text => text.startsWith(`${code} ${name} · recommendations.${action}`))
      expect([code, section?.includes(`- **Button**: \`${button}\``)]).toEqual([code, true])
      const states = from.map(state => `\`${state} ${RECOMMENDATION_STATES[state]}\``).join(', ')
      expect(section).toContain(`- **From**: ${states}\n`)
    }
  })
})
