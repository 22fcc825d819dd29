import {
  accept,
  answerCoHandling,
  assign,
  draftOpinion,
  signFor,
  submitReport,
} from '@portal/shared-lib/contract/actions'
import { answering, messagesTo, notice, opinion, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('办理报告', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, agree, answered, assigned, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  it('goes through the leaders to whoever has assigned it; its limit stands', async () => {
    const letter = await answered(await assigned())
    expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
    expect(await letter.act('rs12', submitReport, report)).toMatchObject({ state: '40', awaitsApproval: true })
    await agree(letter, 'rs13', 'rs14')
    expect(await letter.state()).toBe('42')
    expect(await letter.todos()).toEqual(['track demo-zs05', 'reportSignFor demo-zs05'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
    const [told] = await messagesTo(portal, 'zs05', '7')
    expect(told).toBe(`安澜市人力资源和社会保障局已提交信访件${letter.petitionNo}办理报告，请签收。`)
  })

  it.each(['facts', 'measures', 'outcome', 'attitude'] as const)('is refused without %s', async field => {
    const letter = await answered(await assigned())
    expect(await letter.refusal('rs12', submitReport, { ...report, [field]: '' })).toBe('请补全办理报告')
  })

  it('is refused with an attitude that there is not', async () => {
    const letter = await answered(await assigned())
    expect(await letter.refusal('rs12', submitReport, { ...report, attitude: '5' })).toBe('请补全办理报告')
  })

  it('waits until the petitioner has the opinion', async () => {
    const letter = await assigned()
    await letter.act('rs12', accept, notice())
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    expect(await letter.refusal('rs12', submitReport, report)).toBe('尚未登记送达情况')
  })

  it('is not owed of a transfer', async () => {
    const letter = await answered(await signed())
    expect(await letter.refusal('rs12', submitReport, report)).toBe('转送件无需反馈，请直接办结')
  })

  it('is owed by the lead alone of several', async () => {
    const letter = await cases.letter()
    const args = { ...dispatchArgs(LABOUR, HOUSING), mode: '020100', reportBy: '2026-12-20' }
    await act(letter, 'zs05', assign, args, 'zs06')
    await letter.act('zj12', signFor)
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K03', 'K04', 'K07', 'K13', 'K21'])
    await letter.act('zj12', answerCoHandling, { text: '该户面积以2024年确权登记为准。' })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, 'track demo-zs05', `coAnswered ${LABOUR}`])
  })

  it('is for whoever has the to-do and the permission', async () => {
    const letter = await answered(await assigned())
    expect(await letter.refusal('rs13', submitReport, report)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', submitReport, report)).toBe(
      '当前状态为“已答复待送达”，不能提交办理报告，请刷新后查看可办理的操作',
    )
  })
})
