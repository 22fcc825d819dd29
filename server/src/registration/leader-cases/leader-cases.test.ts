import { errors } from '@portal/shared-lib/contract/errors'
import { leaderCases, registerLeaderCase, reportLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { useCases } from '../../../test/cases'
import { leaderCaseArgs } from '../../../test/leader-cases'
import { usePortal } from '../../../test/portal'

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
    const closed = await portal.answerTo(reportLeaderCase, { caseId, percent: 40, text: TEXT, result: '1' }, token)
    expect(closed).toMatchObject({
      percent: 100,
      result: '1',
      progress: [{ percent: 40 }, { percent: 100, person: '周戊汀' }],
    })
    const late = await portal.ask(reportLeaderCase, { caseId, percent: 50, text: TEXT }, token)
    expect(late.message).toBe('该包案已销号，不能再填写')
    expect(await made({ petitionNo })).toMatchObject({ result: '' })
  })

  it('of another office are nobody else’s to read or report on', async () => {
    const { caseId } = await made()
    const token = await as('al05')
    expect((await portal.answerTo(leaderCases, {}, token)).map(one => one.caseId)).not.toContain(caseId)
    const asked = await portal.ask(reportLeaderCase, { caseId, percent: 50, text: TEXT }, token)
    expect(asked).toMatchObject({ code: errors.notFound.code })
  })
})
