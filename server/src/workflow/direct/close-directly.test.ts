import {
  closeDirectly,
  file,
  flagUrgent,
  transfer,
  undoDirectClosing,
  withdraw,
} from '@portal/shared-lib/contract/actions'
import { closeDirectlyMany } from '@portal/shared-lib/contract/case-actions'
import { stage } from '@portal/shared-lib/contract/files'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { register } from '@portal/shared-lib/contract/registration'
import { type TestCase, useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'

const KEPT = { closeType: '10', reason: '080400' } as const
const REASON = { reason: '来信另有具体诉求，应按程序分办。' }

describe('信件办结登记', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const inBook = async (field: string, value: string) => {
    const filter = { conditions: [{ field, operator: 'is' as const, values: [value] }] }
    const token = await cases.tokenOf('zs01')
    return (await portal.answerTo(petitionList, { viewId: 'v_lxbj', filter }, { token })).list
  }

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

  it('keeps in which box the letter lies, until that is undone', async () => {
    const letter = await cases.letter()
    const boxOf = async () => {
      const row = portal.db.selectFrom('petition').where('petition_no', '=', letter.petitionNo).select('box_no')
      return (await row.executeTakeFirstOrThrow()).box_no
    }
    const [tooLong] = [{ ...KEPT, boxNo: '2026年信访局第一档案室存查一号'.padEnd(21, '号') }]
    expect(await letter.refusal('zs01', closeDirectly, tooLong)).toBe('盒号不能超过20个字符')
    await letter.act('zs01', closeDirectly, { ...KEPT, boxNo: ' 2026-C-01 ' })
    expect(await boxOf()).toBe('2026-C-01')
    const filed = { xfjbh: letter.petitionNo, hh: '2026-C-01', jbr: '赵甲禾' }
    expect(await inBook('hh', '2026-C-01')).toMatchObject([filed])
    await letter.act('zs01', undoDirectClosing, REASON)
    expect(await boxOf()).toBe('')
  })

  it('has no letter in its book that was withdrawn after it had been sent on', async () => {
    const [kept, sent] = [await cases.letter(), await cases.letter()]
    await sent.act('zs05', transfer, dispatchArgs(LABOUR))
    const pdf = { name: '撤回申请.pdf', content: '%PDF-1.4 撤回' }
    for (const letter of [kept, sent]) {
      const paper = await portal.answerTo(stage, {}, { token: await cases.tokenOf('zs05'), file: pdf })
      await letter.act('zs05', withdraw, { fileIds: [paper] })
    }
    expect(await inBook('xfjbh', kept.petitionNo)).toHaveLength(1)
    expect(await inBook('xfjbh', sent.petitionNo)).toEqual([])
  })

  it('is in its book under the name of whoever filed the letter', async () => {
    const letter = await cases.letter({ purpose: '01', request: '' })
    await letter.act('zs05', file, { reason: '080400' })
    expect(await inBook('xfjbh', letter.petitionNo)).toMatchObject([{ jbr: '周戊汀' }])
  })

  it.each([
    [{ closeType: '10', reason: '' }, '请选择办结方式和办结理由'],
    [{ closeType: '10', reason: '070100' }, '请选择办结方式和办结理由'],
    [{ closeType: '02', reply: '已阅' }, '直接回复应填写回复内容，不少于10个字'],
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

  describe('of several at once', () => {
    const closeMany = async (letters: { petitionNo: string; version: number }[], closing: object = KEPT) =>
      portal.ask(closeDirectlyMany, { letters, ...closing } as never, { token: await cases.tokenOf('zs01') })
    const seen = async (letter: TestCase) => ({ petitionNo: letter.petitionNo, version: await letter.version() })

    it('names those that failed, and why; the others are closed', async () => {
      const [good, other] = [await cases.letter(), await cases.letter()]
      const [threat, changed] = [await cases.letter(), await cases.letter()]
      const before = await seen(changed)
      for (const letter of [threat, changed])
        await letter.act('zs01', flagUrgent, { kind: 'threat', text: '来信扬言将到市政府门前采取过激行为。' })
      const unknown = { petitionNo: 'XJ9900002611209999'.padEnd(20, '0'), version: 1 }
      const letters = [await seen(good), await seen(threat), before, unknown, await seen(other), await seen(good)]
      expect(await closeMany(letters)).toMatchObject({
        code: 0,
        data: {
          closed: 2,
          failed: [
            {
              petitionNo: threat.petitionNo,
              reason: '涉及扬言、重大紧急或检举控告的信件不能在此办结，请按程序办理',
            },
            { petitionNo: changed.petitionNo, reason: expect.stringMatching(/^该事项已由.+处理，请刷新$/) },
            { petitionNo: unknown.petitionNo, reason: '信访件不存在或您无权查看' },
          ],
        },
      })
      expect([await good.state(), await other.state(), await threat.state()]).toEqual(['93', '93', '10'])
      expect([await good.todos(), (await threat.todos()).includes('sort 990000000-xf')]).toEqual([[], true])
    })

    it('is of one kind, a hundred at most, and none that the petitioner withdraws', async () => {
      const one = await seen(await cases.letter())
      const hundredAndOne = Array.from({ length: 101 }, () => one)
      expect((await closeMany(hundredAndOne)).message).toBe('一次最多办结100件')
      expect((await closeMany([])).message).toBe('请选择需要办结的信件')
      expect((await closeMany([one], { closeType: '10' })).message).toBe('请选择办结方式和办结理由')
      expect((await closeMany([one], { closeType: '12' })).message).toBe('请选择可以批量办理的办结方式和办结理由')
    })

    it('does not deadlock with another of the same letters in another order', async () => {
      const letters = [
        await seen(await cases.letter()),
        await seen(await cases.letter()),
        await seen(await cases.letter()),
      ]
      const answers = await Promise.all([closeMany(letters), closeMany(letters.toReversed())])
      const closed = answers.map(({ data }) => (data as { closed: number }).closed)
      expect(closed.toSorted()).toEqual([0, 3])
    })
  })
})
