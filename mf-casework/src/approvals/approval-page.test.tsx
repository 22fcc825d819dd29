import { onNotice } from '@portal/shared-lib'
import * as contract from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { signature } from '@portal/shared-lib/contract/signature'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { navigate, pathOf, portalHistory } from '@portal/shared-lib/router'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import casework from '../app'

type Approval = CallAnswer<typeof contract.approval>

const APPROVAL: Approval = {
  approvalId: '11',
  type: 'extension',
  typeName: '延期',
  title: '延期 LX990000261120000015',
  petitionNo: ABOUT.petition.petitionNo,
  flags: [],
  version: 2,
  applicant: '沈丁兰',
  applicantDept: '信访科',
  submittedAt: '2026-11-20 09:00:00',
  stayHours: 26,
  dueAt: null,
  remainingDays: null,
  lamp: 'none',
  onBehalf: '杨己松',
  round: 2,
  state: 'pending',
  stateName: '审批中',
  snapshot: { code: 'C13', args: { days: 20, reason: '需委托第三方鉴定。' } },
  names: {},
  letter: null,
  chain: [
    { nodeId: 0, name: '责任单位部门负责人', state: 'done', people: [] },
    { nodeId: 1, name: '责任单位领导', state: 'current', people: ['杨己松'] },
  ],
  history: [],
  changes: [
    { kind: 'removed', text: '情况复杂。' },
    { kind: 'added', text: '需委托第三方鉴定。' },
  ],
  mayDecide: true,
  mayWithdraw: false,
}

const FOLLOWING: Approval = { ...APPROVAL, approvalId: '12', version: 7, typeName: '中止' }
const LISTED = { ...FOLLOWING, batchSafe: false, url: '/toDoManage/leaderApproval?approvalId=12' }

const HEAD = { person: '吴己莲', department: '信访科', position: '科长' }

describe('the page of an approval', () => {
  const said: string[] = []
  let end = async () => {}
  const arrived: unknown[] = []
  let waiting: CallAnswer<typeof contract.approvals>['list'] = []

  async function open(
    more: Partial<Approval> = {},
    decided: () => { state: 'pending' } = () => ({ state: 'pending' }),
    search = '?dbid=5',
  ) {
    const server = fakeServer([
      fake(contract.approval, ({ args: { approvalId } }) =>
        approvalId === FOLLOWING.approvalId ? FOLLOWING : { ...APPROVAL, ...more },
      ),
      fake(contract.decide, ({ args }) => {
        arrived.push(args)
        return decided()
      }),
      fake(signature, () => null),
      fake(contract.approvals, () => ({ list: waiting, total: waiting.length })),
      fake(contract.colleagues, () => [{ personId: 'p9', name: '韩戊竹', department: '信访科', position: '科长' }]),
      fake(contract.addSigner, ({ args }) => {
        arrived.push(args)
        return null
      }),
      fake(petition, () => ({ ...ABOUT.petition, attachments: [], flags: [], holders: [], extra: [] })),
      fake(timeline, () => []),
      fake(codeTable, () => []),
    ])
    const desktop = desktopWith(['sp:back/x'], { userId: 'leader' })
    desktop.permissionList.push({
      ...(desktop.permissionList[0] as (typeof desktop.permissionList)[number]),
      url: 'sp:back',
    })
    const page = await renderRemote(casework, { path: `/toDoManage/leaderApproval${search}`, desktop })
    const stopHearing = onNotice(({ text }) => said.push(text))
    end = async () => {
      await page.unmount()
      stopHearing()
      server.stop()
    }
    await (search ? screen.findByRole('region', { name: '送审内容' }) : screen.findByRole('heading'))
  }
  afterEach(async () => {
    await end()
    said.length = 0
    arrived.length = 0
    waiting = []
  })
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('says in words what was submitted, what has changed, and in whose place it is decided', async () => {
    await open()
    const words = screen.getByRole('region', { name: '送审内容' })
    expect(words).toHaveTextContent('延长天数20日')
    const changes = screen.getByRole('region', { name: '与上次送审比较' })
    expect(within(changes).getByText('情况复杂。').tagName).toBe('DEL')
    expect(within(changes).getByText('需委托第三方鉴定。').tagName).toBe('INS')
    expect(screen.getByText('受杨己松委托')).toBeInTheDocument()
    expect(screen.getByText(/已停留1天2小时/)).toBeInTheDocument()
  })

  it('shows the letter in place of the case, where nobody has registered it yet', async () => {
    const originalText = '请求增开一班公交车。'
    const letter = { title: '公交车', originalText, petitioner: '傅丙苇', submittedAt: '2026-11-18 08:00:00' }
    await open({ petitionNo: '', letter })
    expect(screen.getByRole('region', { name: '来信原文（尚未登记）' })).toHaveTextContent(originalText)
  })

  it('shows with which signature the user signs, and with which others have signed', async () => {
    const decision = {
      at: '2026-11-19 09:00:00',
      round: 2,
      decision: 'agree',
      decisionName: '审批同意',
      target: '',
    } as const
    const words = { ...HEAD, onBehalfOf: '', opinion: '拟同意', signature: 'data:image/png;base64,AA==' }
    await open({ history: [{ ...decision, ...words }] })
    expect(screen.getByRole('img', { name: '吴己莲的签名' })).toBeInTheDocument()
    expect(await screen.findByText('以姓名签署')).toBeInTheDocument()
    await press('设置签名图片')
    await userEvent.click(await screen.findByRole('button', { name: '保存签名' }))
    expect(screen.getByRole('alert')).toHaveTextContent('请先签名或选择签名图片')
  })

  it('says where to begin, where no approval is named', async () => {
    await open({}, undefined, '')
    expect(screen.getByText('未指定审批事项，请从审批列表中打开')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  })

  it('shows the case beside it', async () => {
    await open()
    expect(await screen.findByText(ABOUT.petition.summary, { selector: 'dd' })).toBeInTheDocument()
  })

  it('sends back to whom the leader says, and not without an opinion', async () => {
    await open()
    await press('退回')
    expect(screen.getByRole('alert')).toHaveTextContent('请填写退回意见')
    await userEvent.type(screen.getByRole('textbox', { name: '审批意见' }), '请补充鉴定委托书。')
    await userEvent.selectOptions(screen.getByLabelText('退回给'), '0')
    await press('退回')
    await waitFor(() => expect(said).toEqual(['已退回']))
    expect(arrived).toEqual([
      { approvalId: '11', version: 2, decision: 'back', opinion: '请补充鉴定委托书。', backTo: 0 },
    ])
  })

  it('takes no press for the next approval that was meant for the one before', async () => {
    waiting = [LISTED]
    await open({ flags: ['majorUrgent', 'jointLetter'] })
    expect(await screen.findByText('重大紧急')).toBeInTheDocument()
    await press('同意')
    expect(await screen.findByText('中止')).toBeInTheDocument()
    const agree = screen.getByRole('button', { name: '同意' })
    expect(agree).toBeDisabled()
    fireEvent.pointerDown(agree)
    await waitFor(() => expect(agree).toBeEnabled(), { timeout: 3000 })
    fireEvent.click(agree, { detail: 1 })
    fireEvent.pointerDown(agree)
    fireEvent.click(agree, { detail: 2 })
    expect(arrived).toMatchObject([{ approvalId: '11', version: 2 }])
    await press('同意')
    await waitFor(() => expect(arrived).toMatchObject([{ approvalId: '11' }, { approvalId: '12', version: 7 }]))
  })

  it('does not call back whoever has left before it was answered', async () => {
    waiting = [LISTED]
    let told = () => {}
    const answered = new Promise<void>(resolve => {
      told = resolve
    })
    await open({}, () => {
      told()
      return { state: 'pending' }
    })
    await press('同意')
    act(() => navigate('/toDoManage/leaderApprovalList'))
    await answered
    await waitFor(() => expect(said).toEqual(['已同意']))
    expect(await screen.findByText('共 1 条')).toBeInTheDocument()
    expect(pathOf(portalHistory.location.pathname)).toBe('/toDoManage/leaderApprovalList')
  })

  it('keeps the opinion where somebody was faster', async () => {
    await open({}, () => {
      throw new FakeRefusal('changedMeanwhile', { name: '韩戊竹', time: '2026-11-20 10:00:00' })
    })
    await userEvent.type(screen.getByRole('textbox', { name: '审批意见' }), '同意。{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('alert')).toHaveTextContent('该事项已由韩戊竹于2026-11-20 10:00:00处理，请刷新')
    expect(screen.getByRole('textbox', { name: '审批意见' })).toHaveValue('同意。')
  })

  it('adds a signer, once one is chosen', async () => {
    await open()
    await userEvent.click(screen.getByText('转审或加签'))
    await userEvent.selectOptions(screen.getByLabelText('方式'), 'before')
    await press('确定')
    expect(screen.getByRole('alert')).toHaveTextContent('请选择人员')
    await userEvent.selectOptions(await screen.findByLabelText('人员'), 'p9')
    await press('确定')
    await waitFor(() => expect(arrived).toMatchObject([{ personId: 'p9', place: 'before', version: 2 }]))
  })

  it('offers nothing to whom nobody asks', async () => {
    await open({ mayDecide: false })
    expect(screen.queryByRole('button', { name: '同意' })).not.toBeInTheDocument()
  })
})
