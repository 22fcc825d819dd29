import * as contract from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { signature } from '@portal/shared-lib/contract/signature'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../../actions/testing/about'
import casework from '../../app'

type Approval = CallAnswer<typeof contract.approval>

const PICTURE = 'data:image/png;base64,AA=='
const DECIDED = { round: 1, decision: 'agree', decisionName: '审批同意', target: '', onBehalfOf: '' } as const
const HEAD = { person: '吴己莲', department: '信访科', position: '科长', opinion: '拟同意', signature: PICTURE }
const DEPUTY = { person: '杨己松', department: '局领导', position: '副局长', opinion: '同意延期', signature: '' }

const APPROVAL: Approval = {
  approvalId: '11',
  type: 'extension',
  flags: [],
  typeName: '延期',
  title: '延期',
  version: 3,
  round: 1,
  onBehalf: '',
  petitionNo: ABOUT.petition.petitionNo,
  applicant: '沈丁兰',
  applicantDept: '信访科',
  stayHours: 2,
  submittedAt: '2026-11-20 09:00:00',
  dueAt: null,
  remainingDays: null,
  lamp: 'none',
  state: 'approved',
  stateName: '已同意',
  mayDecide: false,
  mayWithdraw: false,
  letter: null,
  changes: [],
  snapshot: { code: 'C13', args: { days: 20, reason: '需委托第三方鉴定。' } },
  names: {},
  chain: [{ nodeId: 0, name: '信访局领导', state: 'done', people: [] }],
  history: [
    { ...DECIDED, ...HEAD, at: '2026-11-20 10:00:00' },
    { ...DECIDED, ...DEPUTY, onBehalfOf: '郑庚榆', at: '2026-11-20 11:00:00' },
  ],
}

describe('审批单', () => {
  let end = async () => {}
  const noted: unknown[] = []
  const print = jest.fn()

  async function open(more: Partial<Approval> = {}) {
    const server = fakeServer([
      fake(contract.approval, () => ({ ...APPROVAL, ...more })),
      fake(signature, () => null),
      fake(petition, () => ({ ...ABOUT.petition, attachments: [], flags: [], holders: [], extra: [] })),
      fake(timeline, () => []),
      fake(codeTable, () => []),
      fake(notePrint, ({ args }) => {
        noted.push(args)
        return null
      }),
    ])
    const desktop = desktopWith(['sp:back'], { orgName: '临江省信访局', userName: '沈丁兰"\\' })
    const page = await renderRemote(casework, { path: '/toDoManage/leaderApproval?approvalId=11', desktop })
    window.print = print
    end = async () => {
      await page.unmount()
      server.stop()
    }
    await userEvent.click(await screen.findByRole('button', { name: '打印审批单' }))
    await screen.findByRole('button', { name: '打印' })
    return screen.getByRole('dialog', { name: '打印审批单' })
  }
  afterEach(async () => {
    await end()
    noted.length = 0
    print.mockClear()
  })
  const rowsOf = async (sheet: HTMLElement) => (await within(sheet).findAllByRole('row')).slice(1)

  it('says what was asked, by whom and of which case', async () => {
    const sheet = await open()
    const { petitionNo, petitioner, placeName, summary } = ABOUT.petition
    expect(await within(sheet).findByRole('heading', { name: '临江省信访局审批单' })).toBeInTheDocument()
    expect(await within(sheet).findByRole('img', { name: `条码${petitionNo}` })).toBeInTheDocument()
    for (const said of ['延期', '已同意', petitionNo, petitioner, placeName, summary, '沈丁兰', '2026-11-20 09:00:00'])
      expect(sheet).toHaveTextContent(said)
    expect(sheet).toHaveTextContent('延长天数20日')
    expect(sheet).toHaveTextContent('需委托第三方鉴定。')
  })

  it('shows each decision as it was signed: by a picture or by name, and on behalf of whom', async () => {
    const sheet = await open()
    const [head, deputy] = await rowsOf(sheet)
    expect(head).toHaveTextContent('吴己莲信访科 科长审批同意拟同意2026-11-20 10:00:00')
    expect(within(head as HTMLElement).getByRole('img', { name: '吴己莲的签名' })).toHaveAttribute('src', PICTURE)
    expect(deputy).toHaveTextContent('杨己松局领导 副局长受郑庚榆委托代行审批同意同意延期杨己松')
    expect(within(deputy as HTMLElement).queryByRole('img')).not.toBeInTheDocument()
  })

  it('tells who has not decided yet', async () => {
    const chain: Approval['chain'] = [
      { nodeId: 0, name: '科长', state: 'done', people: [] },
      { nodeId: 1, name: '信访局领导', state: 'current', people: ['郑庚榆'] },
    ]
    const sheet = await open({ state: 'pending', stateName: '审批中', chain, history: [] })
    expect((await rowsOf(sheet)).map(row => row.textContent)).toEqual(['郑庚榆信访局领导待审批'])
  })

  it('is printed once the audit knows of it, with who prints it in the margin', async () => {
    const sheet = await open()
    const margin = () => document.documentElement.style.getPropertyValue('--portal-printed-by')
    await waitFor(() => expect(margin()).toContain('打印人：沈丁兰\\22 \\5c 　'))
    await userEvent.click(within(sheet).getByRole('button', { name: '打印' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(noted).toMatchObject([{ what: 'approval', petitionNos: [APPROVAL.petitionNo] }])
  })

  it('of a letter without a number names the letter, and the approval to the audit', async () => {
    const letter = {
      title: '公交车',
      originalText: '请增开一班。',
      petitioner: '傅*',
      submittedAt: '2026-11-18 08:00:00',
    }
    const sheet = await open({ petitionNo: '', letter })
    expect(sheet).toHaveTextContent('请增开一班。')
    await userEvent.click(within(sheet).getByRole('button', { name: '打印' }))
    await waitFor(() => expect(noted).toMatchObject([{ what: 'approval', of: '11', petitionNos: [] }]))
  })
})
