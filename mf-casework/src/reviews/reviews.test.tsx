import { recordOriginal, registerReview } from '@portal/shared-lib/contract/actions'
import { approval, approvals } from '@portal/shared-lib/contract/approvals'
import { papers, people } from '@portal/shared-lib/contract/cases'
import { documentTemplates } from '@portal/shared-lib/contract/documents'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { notePrint } from '@portal/shared-lib/contract/prints'
import * as contract from '@portal/shared-lib/contract/reviews'
import { signature } from '@portal/shared-lib/contract/signature'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import casework from '../app'

type Review = CallAnswer<typeof contract.review>

const NO = ABOUT.petition.petitionNo

const LISTED = {
  id: '7',
  reviewNo: 'FC202699010000001',
  petitionNo: NO,
  kind: 'review' as const,
  kindName: '复查',
  applicants: '冯丙莲',
  originalOrganisation: '安澜市人力资源和社会保障局',
  organisation: '安澜市信访局',
  receivedOn: '2026-11-20',
  isInTime: true,
  state: '1',
  stateName: '待受理决定',
  conclusionName: '',
  handler: '',
  dueAt: '2026-11-27 23:59:59',
  lamp: 'yellow' as const,
  remainingDays: 5,
}

const GIVEN = { personSeq: 1, name: '冯丙莲', deliveredOn: '2026-11-18', windowUntil: null, isInTime: true }

const REVIEW: Review = {
  ...LISTED,
  version: 4,
  way: '来信',
  agentName: '',
  grounds: '没有回应青苗补偿的标准。',
  requests: '重新核定补偿。',
  lateReason: '',
  refuseReason: '',
  facts: '',
  reasons: '',
  basis: '',
  registeredAt: '2026-11-20 09:30:00',
  decidedAt: null,
  closedAt: null,
  petitioners: [GIVEN],
  original: { documentNo: '安人社信〔2026〕3号', issuedAt: null, facts: '占用属实。', text: '年底前兑付补偿款。' },
  requested: [],
  hearings: [],
  delivered: [],
}

type Entry = CallAnswer<typeof timeline>[number]

const entry = (version: number, at: string, action: string, text: string): Entry => ({
  version,
  at,
  action,
  text,
  organisation: '安澜市信访局',
  department: '复查复核科',
  actor: '戚己蓁',
  onBehalfOf: '',
  stateName: '已办结',
  stayMinutes: 60,
  isLast: false,
  changes: [],
  papers: [],
})

const COURSE = [
  entry(8, '2026-11-18 09:00:00', '办结', '先前的办结'),
  entry(9, '2026-11-20 09:30:00', '登记复查复核', '复查申请，编号FC202699010000001'),
  entry(10, '2026-11-21 09:30:00', '群众评价', '满意'),
  entry(11, '2026-11-21 10:30:00', '调卷', '请报送丈量记录。'),
]

const ACCEPTED: CallAnswer<typeof papers>['documents'][number] = {
  documentId: '31',
  type: '08',
  typeName: '复查受理通知书',
  organisation: '安澜市信访局',
  writtenBy: '戚己蓁',
  issuedAt: '2026-11-20 10:00:00',
  content: { documentNo: '安信访受〔2026〕9号', reviewNo: LISTED.reviewNo },
  file: null,
  deliveries: [],
}

const APPROVAL: CallAnswer<typeof approval> = {
  approvalId: '11',
  type: 'review',
  typeName: '复查复核意见',
  title: '拟复查复核意见：青苗补偿',
  petitionNo: NO,
  flags: [],
  version: 2,
  applicant: '戚己蓁',
  applicantDept: '复查复核科',
  submittedAt: '2026-11-22 09:00:00',
  stayHours: 2,
  dueAt: null,
  remainingDays: null,
  lamp: 'none',
  onBehalf: '',
  round: 1,
  state: 'pending',
  stateName: '审批中',
  snapshot: { code: 'H10', args: { proceedingId: '7', conclusion: '1', facts: '占地属实。', reasons: '处理适当。' } },
  names: {},
  letter: null,
  chain: [{ nodeId: 0, name: '信访局领导', state: 'current', people: ['蒋戊沅'] }],
  history: [],
  changes: [],
  mayDecide: true,
  mayWithdraw: false,
}

const button = (action: string, name: string, primary: 0 | 1) => ({
  code: 'fc:decide',
  action,
  name,
  primary,
  visible: 1 as const,
  enabled: 1 as const,
  reason: '',
})

describe('reviews', () => {
  const sent: unknown[] = []
  let end = async () => {}

  async function open(search = '', page = 'registerCenter') {
    const server = fakeServer([
      fake(contract.reviews, ({ args: { tab, counted } }) => {
        const isCounted = tab === 'all' && counted?.some(({ values }) => values?.includes('990121000000'))
        const list = tab === 'mine' || isCounted ? [LISTED] : []
        return { list, total: list.length, next: null }
      }),
      fake(contract.origin, () => ({
        kind: 'review' as const,
        kindName: '复查',
        originalOrganisation: '安澜市人力资源和社会保障局',
        petitioners: [GIVEN],
        competent: [{ name: '安澜市信访局', reason: '上一级人民政府', isOwn: true }],
        hindrance: '',
        isUndecided: true,
      })),
      fake(contract.review, () => REVIEW),
      fake(contract.reviewsOf, () => [LISTED]),
      fake(contract.reviewButtons, () => [button('accept', '受理', 1), button('askSupplement', '补正', 0)]),
      fake(contract.askSupplement, ({ args }) => {
        sent.push(args)
        return { petitionNo: NO, state: '2', stateName: '补正', version: 5, awaitsApproval: false }
      }),
      fake(petition, () => ({ ...ABOUT.petition, attachments: [], flags: [], holders: [], extra: [] })),
      fake(people, () => [...ABOUT.people]),
      fake(documentTemplates, () => []),
      fake(timeline, () => COURSE),
      fake(papers, () => ({ documents: [ACCEPTED], reports: [] })),
      fake(approvals, () => ({ list: [], total: 0 })),
      fake(approval, () => APPROVAL),
      fake(signature, () => null),
      fake(notePrint, ({ args }) => {
        sent.push(args)
        return null
      }),
      fake(lockPetition, () => ({ heldBy: '', until: '2026-11-20 10:00:00' })),
      fake(unlockPetition, () => null),
    ])
    const desktop = desktopWith(['reviewManage/registerCenter', 'reviewManage/reviewApproval'], { userId: 'reviewer' })
    desktop.permissionList.push({
      ...(desktop.permissionList[0] as (typeof desktop.permissionList)[number]),
      url: 'fc:register',
    })
    const view = await renderRemote(casework, { path: `/reviewManage/${page}${search}`, desktop })
    end = async () => {
      await view.unmount()
      server.stop()
    }
  }

  afterEach(async () => {
    sent.length = 0
    await end()
  })

  it('are listed by what they wait for', async () => {
    await open()
    expect(await screen.findByRole('link', { name: LISTED.reviewNo })).toHaveAttribute(
      'href',
      expect.stringContaining('/reviewManage/registerCenter?blid=7'),
    )
    await userEvent.click(screen.getByRole('tab', { name: '已办结' }))
    expect(await screen.findByText(/^没有已办结的复查复核/)).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('结论'), '维持')
    expect(await screen.findByText('没有符合条件的复查复核，请更改条件')).toBeVisible()
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['待我办理', '申请登记', '待受理', '办理中', '待送达', '已办结'])
  })

  it('are those that a figure counts, where its address says so', async () => {
    const conditions = [{ field: 'wtsd', operator: 'under', values: ['990121000000'] }]
    await open(`?where=${encodeURIComponent(JSON.stringify([{ join: 'and', conditions }]))}`)
    expect(await screen.findByRole('link', { name: LISTED.reviewNo })).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('link', { name: '查看全部' })).toBeVisible()
  })

  it.each(['{', '[{"conditions":1}]', '[null]', '5'])(
    'are listed as usual where an address is spoilt: %s',
    async where => {
      await open(`?where=${encodeURIComponent(where)}`)
      expect(await screen.findByRole('tab', { name: '待我办理' })).toBeVisible()
    },
  )

  it('are registered from the petition that they are about', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: '申请登记' }))
    await userEvent.type(await screen.findByLabelText('原信访件编号'), NO.slice(1))
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    expect(screen.getByRole('alert')).toHaveTextContent('请输入20位信访件编号')
    await userEvent.clear(screen.getByLabelText('原信访件编号'))
    await userEvent.type(screen.getByLabelText('原信访件编号'), NO)
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    const link = await screen.findByRole('link', { name: '登记复查申请' })
    expect(link).toHaveAttribute('href', expect.stringContaining(`action=${registerReview.description.action}`))
    expect(screen.getByText('安澜市信访局（上一级人民政府）')).toBeVisible()
    expect(screen.getByRole('link', { name: '登记原处理意见' })).toHaveAttribute(
      'href',
      expect.stringContaining(`action=${recordOriginal.description.action}`),
    )
  })

  it('are shown with the opinion, and acted on as they were seen', async () => {
    await open('?blid=7')
    expect(await screen.findByText('年底前兑付补偿款。')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '补正' }))
    await userEvent.type(await screen.findByLabelText(/补正内容/), '请补充授权委托书。')
    await userEvent.click(screen.getByRole('button', { name: '确定补正' }))
    await waitFor(() =>
      expect(sent).toEqual([{ proceedingId: '7', version: 4, todoId: '', text: '请补充授权委托书。' }]),
    )
  })

  it('are found out of a to-do, which names the petition', async () => {
    await open(`?xfjbh=${NO}&dbid=3`)
    expect(await screen.findByText('没有回应青苗补偿的标准。')).toBeVisible()
  })

  it('tell what happened with them alone, and which letters were issued', async () => {
    await open('?blid=7')
    const course = await screen.findByRole('region', { name: '办理过程' })
    expect(await within(course).findByText('请报送丈量记录。')).toBeVisible()
    for (const other of ['先前的办结', '满意']) expect(within(course).queryByText(other)).toBeNull()
    expect(await screen.findByText('安信访受〔2026〕9号')).toBeVisible()
  })

  it('are printed with all of it, once the audit knows', async () => {
    window.print = jest.fn()
    await open('?blid=7')
    await userEvent.click(await screen.findByRole('button', { name: '打印复查办理表' }))
    const sheet = await screen.findByRole('dialog', { name: '打印复查办理表' })
    expect(within(sheet).getByText('安澜市信访局复查办理表')).toBeVisible()
    await userEvent.click(within(sheet).getByRole('button', { name: '打印' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([{ what: 'paper', petitionNos: [NO] }])
  })

  it('are decided on with the draft beside the original', async () => {
    await open('?approvalId=11', 'reviewApproval')
    expect(await screen.findByText('处理适当。')).toBeVisible()
    expect(await screen.findByText('年底前兑付补偿款。')).toBeVisible()
  })
})
