import { accept, acceptSimple, draftOpinion } from '@portal/shared-lib/contract/actions'
import { papers } from '@portal/shared-lib/contract/cases'
import {
  cancelDocumentNo,
  createDocument,
  documentNumbers,
  documentTemplates,
} from '@portal/shared-lib/contract/documents'
import { answering, notice, opinion, SIMPLE, TODAY } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

const taken = (documentNo: string, next: string) => `文号“${documentNo}”已被本单位使用或作废，请核对，或者改用“${next}”`
const no = (serial: number, mark = '受', year = 2026) => `安人社${mark}〔${year}〕${serial}号`

describe('文号', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { agree, signed } = answering(portal, cases)

  beforeEach(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    await portal.db.deleteFrom('document_number').execute()
  })
  afterAll(() => portal.clock.reset())

  const proposed = async ({ petitionNo }: TestCase, templateId = '01') => {
    const offered = await portal.answerTo(documentTemplates, { petitionNo }, { token: await cases.tokenOf('rs12') })
    return offered.find(template => template.templateId === templateId)?.documentNo
  }
  const write = async ({ petitionNo }: TestCase, documentNo: string, templateId = '01') => {
    const args = { petitionNo, templateId, documentNo }
    return portal.ask(createDocument, args, { token: await cases.tokenOf('rs12') })
  }

  it('is the next that the organisation counts this year, and stands with what was issued', async () => {
    const letter = await signed()
    expect(await proposed(letter)).toBe(no(1))
    await letter.act('rs12', accept, notice({ documentNo: no(57) }))
    const { petitionNo } = letter
    const { documents } = await portal.answerTo(papers, { petitionNo }, { token: await cases.tokenOf('rs12') })
    expect(documents.map(({ content }) => content.documentNo)).toEqual([no(57)])
    expect(await proposed(await signed())).toBe(no(58))
    expect(await proposed(letter, '23')).toBe(no(57))
    portal.clock.stopAt('2027-01-04T09:00:00+08:00')
    expect(await proposed(letter, '06')).toBe(no(1, '处', 2027))
  })

  it('may be left out, or be one of another form, which counts for nothing', async () => {
    const [first, second] = [await signed(), await signed()]
    await first.act('rs12', accept, notice())
    await second.act('rs12', accept, notice({ documentNo: '安人社函〔2026〕9号' }))
    expect(await proposed(first)).toBe(no(1))
  })

  it('is counted by each kind of document by itself', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice({ documentNo: no(8) }))
    expect([await proposed(letter, '02'), await proposed(letter, '06')]).toEqual([no(1, '不受'), no(1, '处')])
    expect([await proposed(letter, '13'), await proposed(letter, '14')]).toEqual([no(1, '调'), no(1, '调')])
  })

  it.each([
    ['an appeal', accept, notice(), '06'],
    ['what is handled simply', acceptSimple, SIMPLE, '07'],
  ] as const)('is offered for what answers %s', async (_, call, args, answer) => {
    const letter = await signed()
    await letter.act('rs12', call as typeof accept, args as never)
    const { petitionNo } = letter
    const offered = await portal.answerTo(documentTemplates, { petitionNo }, { token: await cases.tokenOf('rs12') })
    expect(offered.filter(({ isAnswer }) => isAnswer).map(({ templateId }) => templateId)).toEqual([answer])
  })

  it('is kept as the standard writes it', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice({ documentNo: ' 安人社受[2026] 007 号' }))
    expect(await proposed(letter, '23')).toBe(no(7))
  })

  it.each(['安人社〔2026〕5号；', '<b>5</b>', '临'.repeat(65)])('is refused as %s', async documentNo => {
    const letter = await signed()
    expect(await letter.refusal('rs12', accept, notice({ documentNo }))).toMatch('文号只能用汉字、字母、数字')
  })

  it('is given once, and says which is free', async () => {
    const [first, second] = [await signed(), await signed()]
    await first.act('rs12', accept, notice({ documentNo: no(5) }))
    expect(await second.refusal('rs12', accept, notice({ documentNo: no(5) }))).toBe(taken(no(5), no(6)))
    expect(await second.state()).toBe('25')
    expect(await first.refusal('rs12', draftOpinion, opinion({ documentNo: no(5) }))).toBe(taken(no(5), no(1, '处')))
  })

  it('is given to one of two who ask for it at once', async () => {
    const letters = [await signed(), await signed()]
    const token = await cases.tokenOf('rs12')
    const asked = await Promise.all(
      letters.map(async ({ petitionNo, version }) => {
        const args = { petitionNo, version: await version(), ...notice({ documentNo: no(5) }) }
        return portal.ask(accept, args, { token })
      }),
    )
    expect(asked.map(({ code }) => code === 0).sort()).toEqual([false, true])
    expect(asked.find(({ code }) => code !== 0)?.message).toBe(taken(no(5), no(6)))
  })

  it('is another organisation’s too', async () => {
    const [first, second] = [await signed(), await cases.letter()]
    await first.act('rs12', accept, notice({ documentNo: '联合〔2026〕5号' }))
    const args = { petitionNo: second.petitionNo, templateId: '01', documentNo: '联合〔2026〕5号' }
    expect(await portal.ask(createDocument, args, { token: await cases.tokenOf('zs05') })).toMatchObject({ code: 0 })
  })

  it('is the petition’s own from the day on which a document was written under it', async () => {
    const [first, second] = [await signed(), await signed()]
    expect(await write(first, no(5))).toMatchObject({ code: 0 })
    expect(await write(first, no(5))).toMatchObject({ code: 0 })
    expect((await write(second, no(5))).message).toBe(taken(no(5), no(6)))
    expect(await proposed(first)).toBe(no(5))
    expect(await proposed(second)).toBe(no(6))
    await first.act('rs12', accept, notice({ documentNo: no(5) }))
    expect(await proposed(first)).toBe(no(6))
    expect(await write(first, no(5), '23')).toMatchObject({ code: 0 })
  })

  it('is an opinion’s from its draft on, also while the leaders have not agreed', async () => {
    const [letter, other] = [await signed(), await signed()]
    for (const each of [letter, other]) await each.act('rs12', accept, notice())
    const args = opinion({ documentNo: no(1, '处') })
    await letter.act('rs12', draftOpinion, args)
    expect(await proposed(other, '06')).toBe(no(2, '处'))
    expect(await other.refusal('rs12', draftOpinion, args)).toBe(taken(no(1, '处'), no(2, '处')))
    await agree(letter, 'rs13', 'rs14')
    expect((await register()).map(({ documentNo, state }) => [documentNo, state])).toEqual([[no(1, '处'), 'issued']])
  })

  const register = async () => portal.answerTo(documentNumbers, { year: 2026 }, { token: await cases.tokenOf('rs12') })
  const cancel = async (documentNo: string, account = 'rs12') => {
    const token = await cases.tokenOf(account)
    return portal.ask(cancelDocumentNo, { documentNo, reason: '文书未出具，取号有误' }, { token })
  }

  it('stands in the register with who took it, and is cancelled for a reason but never given again', async () => {
    const [letter, second] = [await signed(), await signed()]
    await write(letter, no(5))
    expect((await cancel(no(5), 'al05')).message).toContain('文号')
    expect(await cancel(no(5))).toMatchObject({ code: 0 })
    expect((await cancel(no(5))).message).toBe('该文号已作废')
    const [row] = await register()
    expect(row).toMatchObject({
      documentNo: no(5),
      typeName: '受理告知书',
      petitionNo: letter.petitionNo,
      state: 'cancelled',
      takenBy: expect.stringMatching(/./),
      cancelReason: '文书未出具，取号有误',
    })
    expect((await write(letter, no(5))).message).toBe(taken(no(5), no(6)))
    expect((await write(second, no(5))).message).toBe(taken(no(5), no(6)))
    expect(await proposed(letter)).toBe(no(6))
    await letter.act('rs12', accept, notice({ documentNo: no(6) }))
    expect((await cancel(no(6))).message).toBe('该文号已用于发出的文书，不能作废')
  })
})
