import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { usingApprovals } from '../../../test/approvals'
import { useCases } from '../../../test/cases'
import { useDocuments } from '../../../test/official-documents'
import { usePortal } from '../../../test/portal'

describe('Printing', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { submitted, tokenOf } = usingApprovals(portal)
  const printsBy = (personId: string) =>
    portal.db
      .selectFrom('audit')
      .where('person_id', '=', personId)
      .where('action', 'like', '打印%')
      .orderBy('id')
      .select(['action', 'object_type', 'object_id'])
      .execute()

  it('leaves in the audit who printed what', async () => {
    const { petitionNo } = await cases.letter()
    const token = await cases.tokenOf('zs05')
    await portal.answerTo(notePrint, { what: 'paper', petitionNos: [petitionNo] }, { token })
    await portal.answerTo(notePrint, { what: 'book', of: '2026-11', count: 12 }, { token })
    const kept = portal.db.selectFrom('audit').where('action', 'like', '打印%').orderBy('id')
    expect(await kept.select(['person_id', 'action', 'object_id']).execute()).toEqual([
      { person_id: 'demo-zs05', action: '打印信访件材料', object_id: petitionNo },
      { person_id: 'demo-zs05', action: '打印信件办结登记簿（12条）', object_id: '2026-11' },
    ])
  })

  it('tells a cover and a list of contents from other papers of a petition', async () => {
    const { petitionNo } = await cases.letter()
    const token = await cases.tokenOf('zs09')
    for (const what of ['cover', 'contents'] as const)
      await portal.answerTo(notePrint, { what, petitionNos: [petitionNo] }, { token })
    expect(await printsBy('demo-zs09')).toEqual([
      { action: '打印档案封皮', object_type: 'petition', object_id: petitionNo },
      { action: '打印卷内目录', object_type: 'petition', object_id: petitionNo },
    ])
    const other = await portal.ask(
      notePrint,
      { what: 'cover', petitionNos: [petitionNo] },
      {
        token: await cases.tokenOf('rs12'),
      },
    )
    expect(other.code).toBe(errors.notFound.code)
  })

  it('of a whole file keeps which parts were printed, and is refused of a file that one may not see', async () => {
    const { petitionNo } = await cases.letter()
    const print: CallArgs<typeof notePrint> = { what: 'file', parts: ['cover', 'papers'], petitionNos: [petitionNo] }
    await portal.answerTo(notePrint, print, { token: await cases.tokenOf('zs05') })
    const kept = await portal.db
      .selectFrom('audit')
      .where('action', '=', '打印整卷')
      .select(['person_id', 'object_id', 'after'])
      .execute()
    expect(kept).toEqual([
      {
        person_id: 'demo-zs05',
        object_id: petitionNo,
        after: JSON.stringify({ parts: ['档案封皮', '文书和办理报告'] }),
      },
    ])
    const token = await cases.tokenOf('rs12')
    const other = await portal.ask(notePrint, print, { token })
    expect(other.code).toBe(errors.notFound.code)
    const wrong = await portal.ask(notePrint, { ...print, parts: ['all'] } as never, { token })
    expect(wrong.code).toBe(errors.badInput.code)
  })

  it('and saving a list as a file are told apart', async () => {
    const token = await cases.tokenOf('rs12')
    await portal.answerTo(notePrint, { what: 'copy', of: 'v_zjsb', count: 3 }, { token })
    const kept = portal.db.selectFrom('audit').where('action', 'like', '导出%').select(['action', 'object_id'])
    expect(await kept.execute()).toEqual([{ action: '导出列表（3条）', object_id: 'v_zjsb' }])
  })

  it('of an approval is kept with its case, and with the approval where the case has no number yet', async () => {
    const { id, petitionNo } = await submitted('short')
    const token = await tokenOf('zs06')
    await portal.answerTo(notePrint, { what: 'approval', petitionNos: [petitionNo] }, { token })
    await portal.answerTo(notePrint, { what: 'approval', of: id, count: 1 }, { token })
    expect(await printsBy('demo-zs06')).toEqual([
      { action: '打印审批单', object_type: 'petition', object_id: petitionNo },
      { action: '打印审批单', object_type: 'approval', object_id: id },
    ])
  })

  it('of an official document is kept with it, for those who may read it', async () => {
    const { approved } = useDocuments(portal, cases)
    const { id } = await approved()
    await portal.answerTo(notePrint, { what: 'official', of: id }, { token: await cases.tokenOf('zs16') })
    expect(await printsBy('demo-zs16')).toEqual([
      { action: '打印公文', object_type: 'official_document', object_id: id },
    ])
    for (const other of [id, 'x', ''])
      expect(
        await portal.ask(notePrint, { what: 'official', of: other }, { token: await cases.tokenOf('zj12') }),
      ).toMatchObject({ code: errors.notFound.code })
  })

  it('of what the caller may not see is refused and leaves nothing', async () => {
    const { id, petitionNo } = await submitted('short')
    const token = await tokenOf('rs12')
    for (const printed of [{ petitionNos: [petitionNo] }, { of: id }, { of: 'x' }, {}])
      expect(await portal.ask(notePrint, { what: 'approval', ...printed }, { token })).toMatchObject({
        code: errors.notFound.code,
      })
    expect(await printsBy('demo-rs12')).toEqual([])
  })
})
