import { registerReview } from '@portal/shared-lib/contract/actions'
import { people } from '@portal/shared-lib/contract/cases'
import { documentTemplates } from '@portal/shared-lib/contract/documents'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { petition } from '@portal/shared-lib/contract/petitions'
import * as contract from '@portal/shared-lib/contract/reviews'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
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
  decidedAt: null,
  closedAt: null,
  petitioners: [GIVEN],
  original: { documentNo: '安人社信〔2026〕3号', issuedAt: null, facts: '占用属实。', text: '年底前兑付补偿款。' },
  requested: [],
  hearings: [],
  delivered: [],
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

  async function open(search = '') {
    const server = fakeServer([
      fake(contract.reviews, ({ args: { tab } }) => {
        const list = tab === 'mine' ? [LISTED] : []
        return { list, total: list.length, next: null }
      }),
      fake(contract.origin, () => ({
        kind: 'review' as const,
        kindName: '复查',
        originalOrganisation: '安澜市人力资源和社会保障局',
        petitioners: [GIVEN],
        competent: [{ name: '安澜市信访局', reason: '上一级人民政府', isOwn: true }],
        hindrance: '',
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
      fake(lockPetition, () => ({ heldBy: '', until: '2026-11-20 10:00:00' })),
      fake(unlockPetition, () => null),
    ])
    const desktop = desktopWith(['reviewManage/registerCenter'], { userId: 'reviewer' })
    desktop.permissionList.push({
      ...(desktop.permissionList[0] as (typeof desktop.permissionList)[number]),
      url: 'fc:register',
    })
    const view = await renderRemote(casework, { path: `/reviewManage/registerCenter${search}`, desktop })
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
    expect(await screen.findByText('没有此类复查复核')).toBeVisible()
  })

  it('are registered from the petition that they are about', async () => {
    await open()
    await userEvent.type(await screen.findByLabelText('原信访件编号'), NO)
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    const link = await screen.findByRole('link', { name: '登记复查申请' })
    expect(link).toHaveAttribute('href', expect.stringContaining(`action=${registerReview.description.action}`))
    expect(screen.getByText('安澜市信访局（上一级人民政府）')).toBeVisible()
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
})
