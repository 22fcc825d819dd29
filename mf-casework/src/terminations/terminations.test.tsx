import { applyTermination } from '@portal/shared-lib/contract/actions'
import { approvals } from '@portal/shared-lib/contract/approvals'
import { people } from '@portal/shared-lib/contract/cases'
import { documentTemplates } from '@portal/shared-lib/contract/documents'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { petition } from '@portal/shared-lib/contract/petitions'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import * as contract from '@portal/shared-lib/contract/terminations'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import casework from '../app'
import { openCase } from '../petition/testing/open-case'

type Filing = CallAnswer<typeof contract.termination>

const NO = ABOUT.petition.petitionNo
const PLAN = '由荷塘镇每月走访一次，落实临时救助。'

const LISTED = {
  id: '7',
  filingNo: 'ZJ202699010000001',
  petitionNo: NO,
  matter: '反映修建灌溉渠占用其家承包地。',
  applicant: '安澜市人力资源和社会保障局',
  holder: '安澜市信访局',
  submittedAt: '2026-12-23 09:00:00',
  state: '1',
  stateName: '逐级审核',
  missing: ['听证或者救助帮扶记录'],
  dueAt: '2027-01-21 23:59:59',
}

const paper = (name: string, state: 'there' | 'missing') => ({
  kind: name,
  name,
  state,
  about: '',
  text: '',
  fileIds: [],
})
const PAPERS = [paper('处理意见书', 'there'), paper('听证或者救助帮扶记录', 'missing')]
const PETITIONS = [
  { petitionNo: NO, registeredAt: '2026-10-01 09:00:00', organisation: '临江省信访局', stateName: '已办结' },
]

const level = (organisation: string, result: string) => ({
  organisation,
  arrivedAt: null,
  dueAt: null,
  decidedAt: null,
  result,
  text: '',
  decidedBy: '',
})

const FILING: Filing = {
  ...LISTED,
  version: 4,
  ground: '逾期未申请复查',
  facts: '补偿已足额兑付。',
  reasons: '逾期未申请复查。',
  plan: PLAN,
  filedBy: '沈丁兰',
  closedAt: null,
  papers: PAPERS,
  petitions: PETITIONS,
  steps: [level('安澜市信访局', '审核中'), level('临江省信访局', '待报送')],
}

const APPROVAL: CallAnswer<typeof approvals>['list'][number] = {
  approvalId: '11',
  type: 'termination',
  typeName: '终结',
  title: '认定终结：青苗补偿',
  petitionNo: NO,
  flags: [],
  version: 2,
  applicant: '吴己莲',
  applicantDept: '来信处',
  submittedAt: '2026-11-02 10:06:00',
  stayHours: 2,
  dueAt: null,
  remainingDays: null,
  lamp: 'none',
  onBehalf: '',
  batchSafe: false,
  url: '/toDoManage/termination?approvalId=11',
}

const button = (action: string, name: string, primary: 0 | 1) => ({
  code: 'zj:decide',
  action,
  name,
  primary,
  visible: 1 as const,
  enabled: 1 as const,
  reason: '',
})

describe('terminations', () => {
  const sent: unknown[] = []
  const asked: unknown[] = []
  const waiting: CallAnswer<typeof approvals>['list'] = []
  let end = async () => {}

  async function open(search = '') {
    const server = fakeServer([
      fake(contract.terminations, ({ args }) => {
        const { tab } = args
        asked.push(args)
        const list = tab === 'mine' ? [LISTED] : []
        return { list, total: list.length, next: null }
      }),
      fake(contract.candidate, () => ({
        ground: '逾期未申请复查',
        papers: PAPERS,
        petitions: PETITIONS,
        levels: ['安澜市信访局', '临江省信访局'],
        hindrance: '',
      })),
      fake(approvals, () => ({ list: waiting, total: waiting.length, next: null })),
      fake(notePrint, ({ args }) => {
        sent.push(args)
        return null
      }),
      fake(contract.termination, () => FILING),
      fake(contract.terminationsOf, () => ({
        filings: [LISTED],
        isTerminated: false,
        isLocked: false,
        plan: '',
        recognisedAt: null,
        newFacts: '',
      })),
      fake(contract.terminationButtons, () => [button('pass', '审核通过', 1), button('sendBack', '退回补充', 0)]),
      fake(contract.sendBack, ({ args }) => {
        sent.push(args)
        return { petitionNo: NO, state: '2', stateName: '补充材料', version: 5, awaitsApproval: false }
      }),
      fake(petition, () => ({ ...ABOUT.petition, attachments: [], flags: [], holders: [], extra: [] })),
      fake(people, () => [...ABOUT.people]),
      fake(documentTemplates, () => []),
      fake(lockPetition, () => ({ heldBy: '', until: '2026-11-20 10:00:00' })),
      fake(unlockPetition, () => null),
    ])
    const desktop = desktopWith(['toDoManage/termination'], { userId: 'head' })
    const [first] = desktop.permissionList
    for (const url of ['zj:apply', 'xfj:export']) if (first) desktop.permissionList.push({ ...first, url })
    const view = await renderRemote(casework, { path: `/toDoManage/termination${search}`, desktop })
    end = async () => {
      await view.unmount()
      server.stop()
    }
  }

  afterEach(async () => {
    for (const each of [sent, asked, waiting]) each.length = 0
    await end()
    end = async () => {}
  })

  it('are listed by what they wait for, with what lacks', async () => {
    await open()
    const link = await screen.findByRole('link', { name: LISTED.filingNo })
    expect(link).toHaveAttribute('href', expect.stringContaining('/toDoManage/termination?blid=7'))
    expect(screen.getByRole('cell', { name: '听证或者救助帮扶记录' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: '待我审批' })).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: '已认定' }))
    expect(await screen.findByText(/^没有已认定的终结申报/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('编号或申报单位'), 'ZJ2026{Enter}')
    expect(await screen.findByText('没有符合条件的终结申报，请更改条件')).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ tab: 'recognised', words: 'ZJ2026', ground: '' })
  })

  it('stand below what the user is asked to agree to: together they are what the menu counts', async () => {
    waiting.push(APPROVAL)
    await open()
    expect(await screen.findByRole('heading', { name: '待我审批' })).toBeVisible()
    const link = screen.getByRole('link', { name: APPROVAL.title })
    expect(link).toHaveAttribute('href', expect.stringContaining('approvalId=11'))
    expect(await screen.findByRole('link', { name: LISTED.filingNo })).toBeVisible()
  })

  it('are taken along as a file of all portions, once the audit knows', async () => {
    const files: Blob[] = []
    URL.createObjectURL = content => {
      files.push(content as Blob)
      return 'blob:file'
    }
    URL.revokeObjectURL = () => {}
    HTMLAnchorElement.prototype.click = () => {}
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '导出CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))
    expect(sent).toEqual([{ what: 'copy', of: 'v_zjsb', count: 1, petitionNos: [], parts: [] }])
    const reader = new FileReader()
    const text = new Promise(done => {
      reader.onload = () => done(reader.result)
    })
    if (files[0]) reader.readAsText(files[0])
    expect(await text).toContain('"ZJ202699010000001","LX')
  })

  it('are filed from the petition on which they hang', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: '申报登记' }))
    await userEvent.type(await screen.findByLabelText('信访件编号'), NO)
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    const link = await screen.findByRole('link', { name: '登记终结申报' })
    expect(link).toHaveAttribute('href', expect.stringContaining(`action=${applyTermination.description.action}`))
    expect(screen.getByText('安澜市信访局 → 临江省信访局')).toBeVisible()
  })

  it('are shown with papers, levels and petitions, and acted on as they were seen', async () => {
    await open('?blid=7')
    expect(await screen.findByText(PLAN)).toBeVisible()
    const missing = screen.getByRole('row', { name: /听证或者救助帮扶记录/ })
    expect(within(missing).getByRole('cell', { name: '缺' })).toBeVisible()
    expect(screen.getByRole('row', { name: /临江省信访局.*待报送/ })).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '退回补充' }))
    await userEvent.type(await screen.findByLabelText(/补充要求/), '请补充属地帮扶的具体情况。')
    await userEvent.click(screen.getByRole('button', { name: '确定退回补充' }))
    await waitFor(() =>
      expect(sent).toEqual([{ proceedingId: '7', version: 4, todoId: '', text: '请补充属地帮扶的具体情况。' }]),
    )
  })

  it('are found out of a to-do, which names the petition', async () => {
    await open(`?xfjbh=${NO}&dbid=3`)
    expect(await screen.findByText('补偿已足额兑付。')).toBeVisible()
  })
})

describe('a petition of a terminated matter', () => {
  it('says so, that it is locked, and how to help further', async () => {
    const { close } = await openCase({ flags: ['terminatedMatter'] }, undefined, [
      fake(contract.terminationsOf, () => ({
        filings: [{ ...LISTED, state: '3', stateName: '认定' }],
        isTerminated: true,
        isLocked: true,
        plan: PLAN,
        recognisedAt: '2027-01-10 09:00:00',
        newFacts: '',
      })),
    ])
    expect(await screen.findByText(TERMINATION_TEXTS.locked)).toBeVisible()
    expect(screen.getByText(`帮扶稳控方案：${PLAN}`)).toBeVisible()
    expect(screen.getByText('事项已终结')).toBeVisible()
    await close()
  })
})
