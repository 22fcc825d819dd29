import { file } from '@portal/shared-lib/contract/actions'
import { leaderCaseRequests } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { stage } from '@portal/shared-lib/contract/files'
import {
  askLeaderCase,
  decideLeaderCase,
  leaderCases,
  registerLeaderCase,
  reportLeaderCase,
} from '@portal/shared-lib/contract/leader-cases'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { useCases } from '../../../../test/cases'
import { leaderCaseArgs } from '../../../../test/leader-cases'
import { usePortal } from '../../../../test/portal'

const TEXT = '已召开协调会，责任单位提出初步方案。'

describe('Cases that leaders answer for', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const letterNo = async () => (await cases.letter()).petitionNo
  const made = async (more: Partial<ReturnType<typeof leaderCaseArgs>> = {}) =>
    portal.answerTo(
      registerLeaderCase,
      leaderCaseArgs({ ...more, petitionNo: more.petitionNo ?? (await letterNo()) }),
      await as('zs05'),
    )

  it('are registered by those who may, of petitions they see, and stand in the timeline', async () => {
    const petitionNo = await letterNo()
    const args = leaderCaseArgs({ petitionNo })
    expect(await portal.ask(registerLeaderCase, args, await as('zs01'))).toMatchObject({ code: errors.forbidden.code })
    expect(await portal.ask(registerLeaderCase, args, await as('sd05'))).toMatchObject({ code: errors.notFound.code })
    expect(await made({ petitionNo })).toMatchObject({
      petitionNo,
      leader: '郑庚榆',
      percent: 0,
      result: '',
      progress: [],
    })
    const steps = await portal.answerTo(timeline, { petitionNo }, await as('zs05'))
    expect(steps.at(-1)).toMatchObject({ action: '包案登记', text: '副局长' })
  })

  it.each<[string, object, string, string]>([
    ['nobody', { leaderId: '' }, '请选择包案领导', 'bald'],
    ['somebody of another organisation', { leaderId: 'demo-rs12' }, '请选择包案领导', 'bald'],
    ['a unit that there is not', { unitId: 'nobody' }, '请选择责任单位', 'zrdw'],
    ['a day in the past', { dueOn: '2020-01-01' }, '化解时限不能早于今天', 'hjsx'],
    ['measures of a few words', { measures: '抓紧' }, '请填写不少于10个字的化解措施', 'hjcs'],
    ['classified words', { measures: '按照绝密文件要求逐项落实化解措施。' }, '内容含有涉密词语', 'hjcs'],
  ])('are refused with %s', async (_, more, text, field) => {
    const args = leaderCaseArgs({ ...more, petitionNo: await letterNo() })
    const answer = await portal.ask(registerLeaderCase, args, await as('zs05'))
    expect(answer.message).toContain(text)
    expect(await portal.fieldRefused(registerLeaderCase, args, await as('zs05'))).toBe(field)
    expect(
      (await portal.answerTo(leaderCases, {}, await as('zs05'))).some(one => one.petitionNo === args.petitionNo),
    ).toBe(false)
  })

  it('are one at a time for a petition, also of those who register at the same moment', async () => {
    const args = leaderCaseArgs({ petitionNo: await letterNo() })
    const token = await as('zs05')
    const all = await Promise.all([1, 2, 3].map(() => portal.ask(registerLeaderCase, args, token)))
    expect(all.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(all.find(({ code }) => code !== 0)?.message).toBe('该信访件已有领导包案，请在列表中填写进展')
  })

  it('tell how far they are until they are closed', async () => {
    const { caseId, petitionNo } = await made()
    const token = await as('zs05')
    await portal.answerTo(reportLeaderCase, { caseId, percent: 40, text: TEXT }, token)
    const future = { caseId, percent: 40, text: TEXT, metOn: '2099-01-01' }
    expect(await portal.fieldRefused(reportLeaderCase, future, token)).toBe('yjrq')
    const met = { ...future, metOn: '2026-11-01' }
    expect((await portal.answerTo(reportLeaderCase, met, token)).progress.at(-1)).toMatchObject({ metOn: '2026-11-01' })
    const pledge = await portal.answerTo(stage, {}, { ...token, file: { name: '息诉承诺书.pdf', content: '%PDF-1.4' } })
    const request = { caseId, kind: 'close', result: '1', text: TEXT } as const
    const asked = { ...request, fileIds: [pledge] }
    expect(await portal.answerTo(askLeaderCase, asked, token)).toMatchObject({
      asked: 'close',
      percent: 40,
      result: '',
      pledges: [{ id: pledge, name: '息诉承诺书.pdf' }],
    })
    expect(await portal.fieldRefused(askLeaderCase, asked, token)).toBeUndefined()
    expect((await portal.ask(askLeaderCase, asked, token)).message).toBe('该包案已有申请等待审核，请审核后再申请')
    const forbidden = await portal.ask(decideLeaderCase, { caseId, agree: true }, token)
    expect(forbidden).toMatchObject({ code: errors.forbidden.code })
    const closed = await portal.answerTo(decideLeaderCase, { caseId, agree: true }, await as('zs06'))
    expect(closed).toMatchObject({
      asked: '',
      percent: 100,
      result: '1',
      progress: [{ percent: 40 }, { percent: 40 }, { percent: 40, person: '周戊汀' }, { percent: 100, text: '同意' }],
    })
    const late = await portal.ask(reportLeaderCase, { caseId, percent: 50, text: TEXT }, token)
    expect(late.message).toBe('该包案已销号，不能再填写')
    expect(await made({ petitionNo })).toMatchObject({ result: '' })
  })

  it('get more time from somebody else than who asks for it, or a reason why not', async () => {
    const { caseId, dueOn } = await made()
    const head = await as('zs06')
    const longer = (until: string) => ({ caseId, kind: 'extend' as const, dueOn: until, text: TEXT })
    expect(await portal.fieldRefused(askLeaderCase, longer(dueOn), head)).toBe('sqsx')
    await portal.answerTo(askLeaderCase, longer('2027-09-30'), head)
    const own = await portal.ask(decideLeaderCase, { caseId, agree: true }, head)
    expect(own.message).toBe('不能审核本人提出的申请')
    const leader = await as('zs07')
    const silent = await portal.ask(decideLeaderCase, { caseId, agree: false }, leader)
    expect(silent.message).toBe('不同意时请填写不少于5个字的审核意见')
    const refused = await portal.answerTo(
      decideLeaderCase,
      { caseId, agree: false, text: '请先按原时限化解。' },
      leader,
    )
    expect(refused).toMatchObject({ asked: '', dueOn })
    await portal.answerTo(askLeaderCase, longer('2027-09-30'), head)
    expect(await portal.answerTo(decideLeaderCase, { caseId, agree: true }, leader)).toMatchObject({
      dueOn: '2027-09-30',
    })
  })

  it('pass to another leader of the office, and to nobody else, once somebody else agrees', async () => {
    const { caseId } = await made()
    const to = (leaderId: string) => ({ caseId, kind: 'change' as const, leaderId, text: '原包案领导工作调整。' })
    const token = await as('zs05')
    for (const nobody of ['', 'demo-zs07', 'demo-rs12'])
      expect(await portal.fieldRefused(askLeaderCase, to(nobody), token)).toBe('bald')
    const asked = await portal.answerTo(askLeaderCase, to('demo-zs06'), token)
    expect(asked).toMatchObject({ asked: 'change', askedLeader: '吴己莲', leader: '郑庚榆' })
    const agreed = await portal.answerTo(decideLeaderCase, { caseId, agree: true }, await as('zs07'))
    expect(agreed).toMatchObject({ asked: '', askedLeader: '', leader: '吴己莲' })
  })

  it('wait with whoever decides, also when the petition ends meanwhile, and tell who has asked', async () => {
    const letter = await cases.letter()
    const { caseId } = await made({ petitionNo: letter.petitionNo })
    const waiting = async (account: string) => (await portal.answerTo(leaderCaseRequests, {}, await as(account))).total
    const before = { head: await waiting('zs06'), leader: await waiting('zs07') }
    await portal.answerTo(askLeaderCase, { caseId, kind: 'close', result: '4', text: TEXT }, await as('zs05'))
    await letter.act('zs05', file, { reason: '080100' })
    expect(await waiting('zs05')).toBe(0)
    expect(await waiting('zs06')).toBe(before.head + 1)
    expect(await waiting('zs07')).toBe(before.leader + 1)
    const refused = { caseId, agree: false, text: '请继续化解。' }
    await portal.answerTo(decideLeaderCase, refused, await as('zs07'))
    expect({ head: await waiting('zs06'), leader: await waiting('zs07') }).toEqual(before)
    const told = portal.db.selectFrom('message').where('person_id', '=', 'demo-zs05').select('content')
    const last = await told.orderBy('id', 'desc').limit(1).executeTakeFirst()
    expect(last?.content).toBe(`您申请的包案销号(${letter.petitionNo})已由郑庚榆退回：请继续化解。`)
  })

  it('of another office are nobody else’s to read or report on', async () => {
    const { caseId } = await made()
    const token = await as('al05')
    expect((await portal.answerTo(leaderCases, {}, token)).map(one => one.caseId)).not.toContain(caseId)
    const asked = await portal.ask(reportLeaderCase, { caseId, percent: 50, text: TEXT }, token)
    expect(asked).toMatchObject({ code: errors.notFound.code })
  })
})
