import { closeDirectly, flagUrgent, undoDirectClosing } from '@portal/shared-lib/contract/case-actions'
import { file } from '@portal/shared-lib/contract/dispatch'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'

const KEPT = { closeType: '10', reason: '080400' } as const
const REASON = { reason: '来信另有具体诉求，应按程序分办。' }

describe('信件办结登记', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('closes a letter that never enters dispatch, and tells nobody', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs01', closeDirectly, KEPT)).toMatchObject({ state: '93' })
    expect([await letter.todos(), await letter.clocks()]).toEqual([[], []])
  })

  it('answers one at once', async () => {
    const letter = await cases.letter()
    const answer = { closeType: '02', reply: '您反映的问题已有明确规定，请向当地社保经办机构办理。' } as const
    expect(await letter.act('zs05', closeDirectly, answer)).toMatchObject({ state: '60' })
    expect(await letter.clocks()).toEqual(['K13'])
  })

  it.each([
    [{ closeType: '10', reason: '' }, '请选择办结方式和办结理由'],
    [{ closeType: '10', reason: '070100' }, '请选择办结方式和办结理由'],
    [{ closeType: '02', reply: '已阅' }, '直接回复应填写回复内容'],
    [{ closeType: '11' }, '并案应选择主件'],
    [{ closeType: '12' }, '请上传信访人撤回的书面或录音材料'],
    [
      { closeType: '09', reason: '070100', competent: '请向上一级申请复核。' },
      '该事项未经复核，不能以已复核为由不再受理',
    ],
  ] as const)('is refused for %j', async (args, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs01', closeDirectly, args)).toBe(text)
    expect(await letter.state()).toBe('10')
  })

  it('is not for what threatens, is urgent or accuses', async () => {
    const letter = await cases.letter()
    await letter.act('zs01', flagUrgent, { kind: 'threat', text: '来信扬言将到市政府门前采取过激行为。' })
    expect(await letter.refusal('zs01', closeDirectly, KEPT)).toMatch('涉及扬言、重大紧急或检举控告')
    const accusing = await cases.letter({ purpose: '02' })
    expect(await accusing.refusal('zs01', closeDirectly, KEPT)).toMatch('涉及扬言、重大紧急或检举控告')
  })

  it('is for letters alone', async () => {
    const args = registrationArgs({ form: 'phone', channel: '400' })
    const { petitionNo } = await portal.answerTo(register, args, { token: await cases.tokenOf('zs05') })
    const refused = await cases.caseOf(petitionNo).refusal('zs05', closeDirectly, KEPT)
    expect(refused).toBe('只能办结本单位登记的来信')
  })

  describe('can be undone', () => {
    it('on the same day by whoever did it: with that person again, the limit as it was', async () => {
      const letter = await cases.letter()
      const due = await letter.dueOf('K01')
      await letter.act('zs01', closeDirectly, KEPT)
      portal.clock.advance({ hours: 5 })
      expect(await letter.act('zs01', undoDirectClosing, REASON)).toMatchObject({ state: '10' })
      expect([await letter.todos(), await letter.clocks()]).toEqual([['sort demo-zs01'], ['K01']])
      expect(await letter.dueOf('K01')).toEqual(due)
    })

    it('by others, or later, only where they head the department', async () => {
      const letter = await cases.letter()
      await letter.act('zs01', closeDirectly, KEPT)
      const text = '只有办结人当日可以撤销，之后请由处(科)长撤销'
      expect(await letter.refusal('zs05', undoDirectClosing, REASON)).toBe(text)
      portal.clock.advance({ hours: 24 })
      expect(await letter.refusal('zs01', undoDirectClosing, REASON)).toBe(text)
      expect(await letter.act('zs06', undoDirectClosing, REASON)).toMatchObject({ state: '10' })
    })

    it('but not where it was closed otherwise', async () => {
      const letter = await cases.letter({ purpose: '01', request: '' })
      await letter.act('zs05', file, { reason: '080400' })
      const text = '该件不是在信件办结登记中办结的，不能在此撤销'
      expect(await letter.refusal('zs06', undoDirectClosing, REASON)).toBe(text)
    })
  })
})
