import { papers, ratings } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { officialDocument, officialDocumentsOf } from '@portal/shared-lib/contract/official-documents'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openCase } from '../testing/open-case'

type Official = CallAnswer<typeof officialDocumentsOf>[number]
type Paper = CallAnswer<typeof papers>['documents'][number]

const NO = 'LX990000261120000015'

const paper = (documentId: string, typeName: string, more: Partial<Paper> = {}): Paper => ({
  documentId,
  type: '06',
  typeName,
  organisation: '人社局',
  writtenBy: '沈丁兰',
  issuedAt: '2026-11-22 09:00:00',
  content: {},
  file: null,
  deliveries: [],
  ...more,
})

const DELIVERED = {
  personSeq: 1,
  name: '冯丙莲',
  modeName: '直接送达',
  deliveredOn: '2026-11-23',
  deliveredBy: '沈丁兰',
  receiver: '',
  refused: false,
  witnesses: '',
  mailNo: '',
  attempts: '',
  file: { id: 'f9', name: '送达回证.pdf', size: 1 },
}

const official = (id: string, title: string, state: Official['state']): Official => ({
  id,
  incoming: state === '12',
  documentNo: '东信访函〔2026〕5号',
  kind: 'G06',
  urgency: '0',
  title,
  sender: '东海省信访局',
  receivers: '',
  petitionNo: NO,
  onBehalf: '',
  state,
  stateName: '',
  at: '2026-11-21 00:00:00',
  dueAt: null,
  lamp: 'none',
  remainingDays: null,
  signed: 0,
  total: 0,
})

const BODY = '现将反映小区物业服务的材料转去，请研究处理。'
const PARTS = ['卷内目录', '办理过程', '文书和办理报告', '公文']

const UNSEALED = {
  version: 1,
  body: BODY,
  drafter: '姜丙竹',
  department: '办公室',
  isSender: true,
  receivedOn: '2026-11-21',
  paper: null,
  pdf: null,
  attachments: [],
  sealedBy: '',
  sealedAt: null,
  sealName: '',
  sealKey: '',
  digest: '',
  pdfDigest: '',
  template: '',
  replacesId: '',
  replacedById: '',
  receiverList: [],
  entries: [],
}

describe('The file of a case on paper', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  let printed = 0
  const print = window.print
  beforeEach(() => {
    printed = 0
    window.print = () => void printed++
  })
  afterEach(() => {
    window.print = print
    return opened.close()
  })

  async function open(isBroken = false) {
    const documents = [
      paper('1', '处理意见书', { content: { documentNo: '安人社〔2026〕3号' }, deliveries: [DELIVERED] }),
      paper('2', '受理告知书', { issuedAt: '2026-11-20 10:00:00' }),
      paper('3', '不再受理告知书', { issuedAt: null }),
    ]
    opened = await openCase({ permissions: ['official/officialList'] }, undefined, [
      fake(papers, () => ({ documents, reports: [] })),
      fake(officialDocumentsOf, () => [official('7', '关于转送材料的函', '12'), official('8', '未发出的函', '0')]),
      fake(officialDocument, ({ args }) => {
        if (isBroken) throw new FakeRefusal('notFound', { what: '公文' })
        return { ...official(args.id, '关于转送材料的函', '12'), ...UNSEALED }
      }),
      fake(ratings, () => ({ evaluations: [], checks: [] })),
      fake(notePrint, () => null),
    ])
    await screen.findByText(NO)
    await userEvent.keyboard('4')
  }

  it('has a list of what lies in it, by date, which is printed once the audit knows of it', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '打印卷内目录' }))
    const dialog = within(await screen.findByRole('dialog', { name: '打印卷内目录' }))
    await dialog.findByText('关于转送材料的函')
    const rows = dialog.getAllByRole('row').slice(1)
    const cells = rows.map(row =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells[0]?.slice(1, 4)).toEqual([expect.any(String), NO, '信访事项登记表'])
    expect(cells.slice(-4).map(([, by, documentNo, title, day]) => [by, documentNo, title, day])).toEqual([
      ['人社局', '—', '受理告知书', '2026-11-20'],
      ['东海省信访局', '东信访函〔2026〕5号', '关于转送材料的函', '2026-11-21'],
      ['人社局', '安人社〔2026〕3号', '处理意见书', '2026-11-22'],
      ['人社局', '—', '处理意见书送达材料', '2026-11-23'],
    ])
    expect(cells.map(([number]) => number)).toEqual(cells.map((_, at) => String(at + 1)))
    await userEvent.click(dialog.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(printed).toBe(1))
    expect(opened.asked(notePrint)).toMatchObject([{ what: 'contents', petitionNos: [NO] }])
  })

  it('has a cover with its number and how much lies in it', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '打印档案封皮' }))
    const dialog = within(await screen.findByRole('dialog', { name: '打印档案封皮' }))
    expect(await dialog.findByText('信访事项档案')).toBeVisible()
    expect(dialog.getByText(NO)).toBeVisible()
    expect(dialog.getByText(/^\d+件$/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(opened.asked(notePrint)).toMatchObject([{ what: 'cover', petitionNos: [NO] }]))
    await waitFor(() => expect(printed).toBe(1))
  })

  it('is printed as a whole, of which one chooses the parts, once all of them are here', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '整卷打印' }))
    const choice = within(await screen.findByRole('dialog', { name: '整卷打印' }))
    const parts = choice.getAllByRole('checkbox')
    expect(parts).toHaveLength(7)
    for (const part of parts) await userEvent.click(part)
    expect(choice.getByRole('button', { name: '预览' })).toBeDisabled()
    expect(choice.getByText('请至少选择一个部分')).toBeVisible()
    for (const part of ['卷内目录', '办理过程', '文书和办理报告', '公文'])
      await userEvent.click(choice.getByRole('checkbox', { name: part }))
    await userEvent.click(choice.getByRole('button', { name: '预览' }))
    expect((await screen.findAllByText(BODY)).length).toBeGreaterThan(0)
    const dialog = within(screen.getByRole('dialog', { name: '整卷打印' }))
    const titles = dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles.filter(title => PARTS.some(part => part === title))).toEqual(PARTS)
    expect(dialog.queryByText('信访事项档案')).toBeNull()
    expect(dialog.getByRole('heading', { name: '受理告知书' })).toBeVisible()
    expect(dialog.queryByRole('heading', { name: '不再受理告知书' })).toBeNull()
    expect(dialog.getByRole('cell', { name: /赵甲禾/ })).toBeVisible()
    const read = opened.asked(officialDocument) as { id: string }[]
    expect([...new Set(read.map(({ id }) => id))]).toEqual(['7'])
    await userEvent.click(dialog.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(printed).toBe(1))
    expect(opened.asked(notePrint)).toMatchObject([
      { what: 'file', parts: ['contents', 'process', 'papers', 'official'], petitionNos: [NO] },
    ])
  })

  it('is not printed with a part missing, and says what is wrong', async () => {
    await open(true)
    await userEvent.click(await screen.findByRole('button', { name: '整卷打印' }))
    await userEvent.click(await screen.findByRole('button', { name: '预览' }))
    const dialog = within(await screen.findByRole('dialog', { name: '整卷打印' }))
    expect(await dialog.findByRole('button', { name: '重试' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: '打印' })).toBeNull()
  })
})
