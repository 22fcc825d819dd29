import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import { officialDocument } from '@portal/shared-lib/contract/official-documents'
import { draft, drafts } from '@portal/shared-lib/contract/petition-drafts'
import { register } from '@portal/shared-lib/contract/registration'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration, REGISTERED } from '../registration/testing/registrar'

type Document = CallAnswer<typeof officialDocument>

const PAGE = 'letterManage/letterRegister?gwid=7'
const DRAFT = '7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e5f'
const SAVED_AT = '2026-11-20 10:00:00'
const PAPER: Document = {
  id: '7',
  incoming: true,
  documentNo: '东信访函〔2026〕5号',
  kind: 'G06',
  urgency: '0',
  title: '关于转送信访材料的函',
  sender: '东海省信访局',
  receivers: '东海省信访局',
  petitionNo: '',
  onBehalf: '',
  state: '12',
  stateName: '待承办',
  at: '2026-11-18 00:00:00',
  dueAt: null,
  lamp: 'none',
  remainingDays: null,
  signed: 0,
  total: 0,
  version: 3,
  body: '反映修建灌溉渠占用其家承包地，至今未收到补偿。',
  drafter: '姜丙竹',
  department: '办公室',
  isSender: true,
  receivedOn: '2026-11-18',
  paper: null,
  pdf: null,
  attachments: [
    { id: 'f1', name: '来文.pdf' },
    { id: 'f2', name: '信封.jpg' },
  ],
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

describe('收文登记为信访件', () => {
  let close = async () => {}
  afterEach(() => close())

  async function open(paper: Document = PAPER, ...fakes: Parameters<typeof openRegistration>[1] & object) {
    const opened = await openRegistration(PAGE, [...fakes, fake(officialDocument, () => paper)])
    close = opened.close
    return opened
  }

  it('begins with what came, and sends where it comes from and the files that are ticked', async () => {
    const values = {
      persons: [{ role: '1', name: '冯丙莲', mobile: '11012340001', address: '安澜市石渡县' }],
      sourceOrgId: 'dh',
      sourceNo: PAPER.documentNo,
      petitionDate: PAPER.receivedOn,
      channel: '100',
      personCount: 1,
      summary: PAPER.body,
      category: '030300',
      placeRegion: '990121000000',
      purpose: '03',
      request: '请求查处。',
    }
    const kept = { id: DRAFT, form: 'letter' as const, savedAt: SAVED_AT, files: [] }
    const { arrivedAt } = await open(
      PAPER,
      fake(findOrganisations, () => [{ orgId: 'dh', name: PAPER.sender, regionName: '东海省' }]),
      fake(drafts, () => [{ id: DRAFT, form: 'letter' as const, savedAt: SAVED_AT }]),
      fake(draft, () => ({ ...kept, content: JSON.stringify({ about: 'official-7', values }) })),
    )
    expect(await screen.findByLabelText(/内容摘要/)).toHaveValue(PAPER.body)
    expect(screen.getByRole('link', { name: PAPER.title })).toHaveAttribute(
      'href',
      expect.stringContaining('/official/officialDetail?gwid=7'),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: '信封.jpg' }))
    await userEvent.click(await screen.findByText('恢复草稿'))
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(await screen.findByText(REGISTERED.petitionNo)).toBeInTheDocument()
    await waitFor(() =>
      expect(arrivedAt(register.path)).toMatchObject([
        {
          form: 'letter',
          summary: PAPER.body,
          sourceNo: PAPER.documentNo,
          sourceOrgId: 'dh',
          petitionDate: '2026-11-18',
          fromDocument: { id: '7', attachedIds: ['f1'] },
        },
      ]),
    )
  })

  it('has no form for what is a petition already, is done with, or did not come from outside', async () => {
    for (const [more, hint] of [
      [{ petitionNo: REGISTERED.petitionNo }, TEXTS.linkedAlready],
      [{ state: '6' }, TEXTS.closedAlready],
      [{ incoming: false }, TEXTS.notIncoming],
    ] as const) {
      await open({ ...PAPER, ...more })
      expect(await screen.findByText(hint)).toBeInTheDocument()
      expect(screen.queryByLabelText(/内容摘要/)).toBeNull()
      await close()
    }
    close = async () => {}
  })
})
