import { approval, approvals } from '@portal/shared-lib/contract/approvals'
import { people } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import { petition } from '@portal/shared-lib/contract/petitions'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { signature } from '@portal/shared-lib/contract/signature'
import * as contract from '@portal/shared-lib/contract/supervisions'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import casework from '../app'
import { APPROVAL, CODES, LISTED, NO, ORDER, ORIGIN, supervisor } from './testing/orders'

type Button = CallAnswer<typeof contract.supervisionButtons>[number]

const button = (action: string, name: string, more: Partial<Button> = {}): Button => ({
  code: 'db:close',
  action,
  name,
  primary: 0,
  visible: 1,
  enabled: 1,
  reason: '',
  ...more,
})

const DONE = { petitionNo: NO, state: '6', stateName: '已办结', version: 5, awaitsApproval: false }

describe('orders of supervision', () => {
  const sent: unknown[] = []
  const asked: unknown[] = []
  const known = {
    order: ORDER,
    ofOrder: [] as Button[],
    ofAddressee: [] as Button[],
    mine: [LISTED],
    origin: ORIGIN,
    approval: APPROVAL,
  }
  let end = async () => {}

  const takes = (call: Parameters<typeof fake>[0]) =>
    fake(call, ({ args }) => {
      sent.push({ [call.path.split('/').pop() ?? '']: args })
      return DONE
    })

  async function open(page: string, permissions?: readonly string[]) {
    const server = fakeServer([
      fake(contract.supervisions, ({ args: { tab, todoType } }) => {
        const mine = known.mine.filter(each => !todoType || each.todoType === todoType)
        const list = tab === 'mine' ? mine : tab === 'sent' ? [{ ...LISTED, todoId: '', todoType: '' }] : []
        return { list, total: list.length, next: null }
      }),
      fake(contract.supervision, ({ args }) => {
        asked.push(args)
        return known.order
      }),
      fake(contract.supervisionsOf, () => [LISTED]),
      fake(contract.supervisionButtons, () => known.ofOrder),
      fake(contract.addresseeButtons, () => known.ofAddressee),
      fake(contract.origin, () => known.origin),
      fake(findOrganisations, () => [{ orgId: 'wc', name: '望川市信访局', regionName: '望川市' }]),
      fake(contract.draft, ({ args }) => {
        sent.push({ draft: args })
        return { id: '7', orderNo: LISTED.orderNo, version: 1 }
      }),
      ...[contract.submit, contract.acceptFeedback, contract.sendBack, contract.sign, contract.urge].map(takes),
      fake(codeTable, ({ args: { tableName } }) => CODES[tableName] ?? []),
      fake(approvals, () => ({ list: [], total: 0 })),
      fake(approval, () => known.approval),
      fake(signature, () => null),
      fake(contract.letter, ({ args }) => {
        sent.push(args)
        return { fileId: '00000000-0000-4000-8000-000000000016', fileName: '督办函.docx' }
      }),
      fake(petition, () => ({ ...ABOUT.petition, attachments: [], flags: [], holders: [], extra: [] })),
      fake(people, () => [...ABOUT.people]),
      fake(notePrint, ({ args }) => {
        sent.push(args)
        return null
      }),
    ])
    const view = await renderRemote(casework, { path: `/superviseManage/${page}`, desktop: supervisor(permissions) })
    end = async () => {
      await view.unmount()
      server.stop()
    }
  }

  afterEach(async () => {
    sent.length = 0
    asked.length = 0
    Object.assign(known, {
      order: ORDER,
      ofOrder: [],
      ofAddressee: [],
      mine: [LISTED],
      origin: ORIGIN,
      approval: APPROVAL,
    })
    await end()
  })

  it('are listed by what they wait for, each leading to the page that does it', async () => {
    await open('superviseList')
    expect(await screen.findByRole('link', { name: LISTED.orderNo })).toHaveAttribute(
      'href',
      expect.stringContaining('/superviseManage/reportSignFor?blid=7&dxid=71&dbid=3'),
    )
    expect(screen.getByText('督办报告签收')).toBeVisible()
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['待我办理', '拟稿', '审批中', '已发出', '待认定', '已办结', '收到的督办', '收到的已办结'])
    await userEvent.click(screen.getByRole('tab', { name: '已办结' }))
    expect(await screen.findByText('没有已办结或者撤回的督办件')).toBeVisible()
    await userEvent.selectOptions(await screen.findByLabelText('情形'), '未按期办理')
    expect(await screen.findByText('没有符合条件的督办件，请更改条件')).toBeVisible()
  })

  it('show a unit what it was sent, and no way to start or to urge', async () => {
    await open('superviseList', ['db:feedback'])
    expect(await screen.findByRole('link', { name: LISTED.orderNo })).toBeVisible()
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(tabs).toEqual(['待我办理', '收到的督办', '收到的已办结'])
    expect(screen.queryByRole('link', { name: '发起专题督办' })).toBeNull()
  })

  it('lead from what the system suggests to an order with its situation', async () => {
    known.mine = [{ ...LISTED, id: '', orderNo: '', petitionNo: NO, title: '', todoType: 'superviseSuggestion' }]
    await open('superviseList')
    expect(await screen.findByRole('link', { name: '发起督办' })).toHaveAttribute(
      'href',
      expect.stringContaining(`xfjbhList=${NO}&jyid=3`),
    )
  })

  it('are urged from the list, one or several', async () => {
    await open('superviseList')
    await userEvent.click(await screen.findByRole('tab', { name: '已发出' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: `选择${LISTED.orderNo}` }))
    const bulk = screen.getByRole('region', { name: '批量操作' })
    expect(within(bulk).getByText('已选 1 件')).toBeVisible()
    await userEvent.click(within(bulk).getByRole('button', { name: '催办' }))
    await userEvent.click(await screen.findByRole('button', { name: '确定催办' }))
    await waitFor(() => expect(sent).toMatchObject([{ urge: { proceedingId: '72', version: 2 } }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are begun on petitions that are selected, with whoever leads, and submitted at once', async () => {
    await open(`superviseHandler?fq=1&xfjbhList=${NO},${NO}`)
    expect(await screen.findByRole('checkbox', { name: /^安澜市人力资源和社会保障局/ })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^安澜市住房和城乡建设局/ })).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: '送审发出' }))
    expect(await screen.findByText('多件督办请填写专题名称（2至100字）')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.type(screen.getByLabelText(/专题名称/), '拖欠工资专题督办')
    await userEvent.click(screen.getByLabelText('未按期办理'))
    await userEvent.click(screen.getByLabelText('发函督办'))
    await userEvent.type(screen.getByLabelText(/督办事由/), '三件均已超过办理期限，经催办仍未办结。')
    await userEvent.click(screen.getByRole('button', { name: '送审发出' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { draft: { petitionNos: [NO, NO], addressees: ['rs'], reason: '04', way: '3', title: '拖欠工资专题督办' } },
      { submit: { proceedingId: '7', version: 1 } },
    ])
    expect(await screen.findByText('督办事由')).toBeVisible()
  })

  it('are begun on a topic, to whoever is found by name', async () => {
    known.origin = { ...ORIGIN, petitions: [], candidates: [] }
    await open('superviseHandler?fq=1')
    await userEvent.type(await screen.findByRole('searchbox', { name: '按名称查找督办对象' }), '望川')
    await userEvent.click(await screen.findByRole('checkbox', { name: '望川市信访局' }))
    await userEvent.clear(screen.getByRole('searchbox', { name: '按名称查找督办对象' }))
    expect(screen.getByRole('checkbox', { name: '望川市信访局' })).toBeChecked()
    await userEvent.type(screen.getByLabelText(/专题名称/), '岁末年初排查化解')
    await userEvent.click(screen.getByLabelText('未按期办理'))
    await userEvent.click(screen.getByLabelText('网上督办'))
    await userEvent.type(screen.getByLabelText(/督办事由/), '同类信访事项集中出现，没有排查。')
    await userEvent.click(screen.getByRole('button', { name: /^存为草稿/ }))
    await waitFor(() => expect(sent).toMatchObject([{ draft: { petitionNos: [], addressees: ['wc'] } }]))
  })

  it('are not begun on what is walled beside others, which is said in words', async () => {
    known.origin = { ...ORIGIN, hindrance: '限知信访件只能单独督办' }
    await open(`superviseHandler?fq=1&xfjbhList=${NO},${NO}`)
    expect(await screen.findByText('限知信访件只能单独督办')).toBeVisible()
    expect(screen.getByRole('button', { name: '送审发出' })).toBeDisabled()
  })

  it('are written to their end while they are drafts', async () => {
    known.order = { ...ORDER, state: '0', stateName: '拟稿' }
    known.ofOrder = [button('submit', '送审发出', { primary: 1 }), button('withdraw', '撤回督办')]
    await open('superviseHandler?blid=7')
    expect(await screen.findByLabelText(/督办事由/)).toHaveValue(ORDER.facts)
    await userEvent.click(screen.getByRole('button', { name: /^存为草稿/ }))
    await waitFor(() => expect(sent).toMatchObject([{ draft: { proceedingId: '7', version: 4 } }]))
  })

  it('show each addressee with its answers round by round', async () => {
    await open('superviseHandler?blid=7')
    const rounds = await screen.findByRole('region', { name: '第1次反馈' })
    expect(within(rounds).getByText(/请补充支付凭证/)).toBeVisible()
    expect(screen.getByRole('region', { name: '第2次反馈' })).toHaveTextContent('已支付全部工资。')
    const [, second] = screen.getAllByRole('row', { name: /查看$/ })
    if (!second) throw new Error('there is one addressee alone')
    await userEvent.click(within(second).getByRole('button', { name: '查看' }))
    expect(await screen.findByText('尚未反馈')).toBeVisible()
    expect(within(screen.getByRole('region', { name: '办理过程' })).getByText('送审发出')).toBeVisible()
  })

  it('say that there are others whose answers are not to be seen', async () => {
    known.order = { ...ORDER, recipients: ORDER.recipients.slice(1), isOffice: false }
    await open('superviseHandler?blid=7')
    expect(await screen.findByText('另有1个督办对象，其办理情况不对本单位公开。')).toBeVisible()
    expect(screen.queryByText('已支付全部工资。')).toBeNull()
  })

  it('are accepted out of a to-do: its form is open already', async () => {
    known.ofAddressee = [button('acceptFeedback', '认定反馈', { primary: 1 }), button('sendBack', '退回补充反馈')]
    await open('reportSignFor?blid=7&dxid=71&dbid=3')
    const panel = await screen.findByRole('dialog', { name: '认定反馈' })
    await userEvent.click(within(panel).getByLabelText('已整改'))
    await userEvent.click(within(panel).getByRole('button', { name: /认定反馈/ }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        { acceptFeedback: { proceedingId: '71', version: 3, todoId: '3', conclusion: '1' } },
      ]),
    )
  })

  it('are signed for at the press of the button', async () => {
    known.ofAddressee = [button('sign', '签收督办', { primary: 1 })]
    await open('superviseHandler?blid=7&dxid=72&dbid=9')
    await userEvent.click(await screen.findByRole('button', { name: '签收督办' }))
    await waitFor(() => expect(sent).toMatchObject([{ sign: { proceedingId: '72', version: 2, todoId: '9' } }]))
  })

  it('say why something cannot be done', async () => {
    const reason = '该单位的反馈期限已延长过一次'
    known.ofAddressee = [button('extend', '督办延期', { enabled: 0, reason })]
    await open('superviseHandler?blid=7')
    expect(await screen.findByRole('button', { name: '督办延期' })).toHaveAccessibleDescription(reason)
  })

  it('are found out of a to-do that names nothing else', async () => {
    await open('superviseHandler?dbid=3')
    expect(await screen.findByText(ORDER.facts)).toBeVisible()
  })

  it('are decided on with the order beside the draft', async () => {
    await open('leaderApproval?approvalId=11')
    expect(await screen.findByText(ORDER.facts)).toBeVisible()
    expect(await screen.findByText('请领导审批。')).toBeVisible()
  })

  it('are found by the addressee about whom something is submitted', async () => {
    known.approval = { ...APPROVAL, snapshot: { code: 'S9', args: { proceedingId: '71', measures: '逐户核对台账。' } } }
    await open('leaderApproval?approvalId=11')
    expect(await screen.findByText(ORDER.facts)).toBeVisible()
    expect(await screen.findByText('逐户核对台账。')).toBeVisible()
    expect(asked).toContainEqual({ proceedingId: '', addresseeId: '71' })
  })

  it('are made into a file for one addressee', async () => {
    await open('superviseHandler?blid=7&dxid=72')
    await userEvent.click(
      await screen.findByRole('button', { name: `生成致${ORDER.recipients[1]?.organisation}的督办函文件` }),
    )
    expect(await screen.findByRole('button', { name: '督办函.docx' })).toBeVisible()
    expect(sent).toEqual([{ addresseeId: '72' }])
  })

  it('are printed as a letter to each addressee, once the audit knows', async () => {
    window.print = jest.fn()
    await open('superviseHandler?blid=7')
    await userEvent.click(await screen.findByRole('button', { name: '打印督办函' }))
    const letters = await screen.findByRole('dialog', { name: '打印督办函' })
    expect(within(letters).getAllByText('安澜市信访局督办函')).toHaveLength(2)
    await userEvent.click(within(letters).getByRole('button', { name: '打印' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
    expect(sent).toMatchObject([{ what: 'paper', petitionNos: [NO] }])
  })

  it('list what waits to be judged, and what waits to be agreed to', async () => {
    await open('reportSignFor')
    expect(await screen.findByRole('link', { name: LISTED.orderNo })).toBeVisible()
    await end()
    await open('returnSignFor')
    expect(await screen.findByText(/^没有申请退回的督办件/)).toBeVisible()
    await end()
    await open('leaderApproval')
    expect(await screen.findByText(/^没有待审批的督办事项/)).toBeVisible()
  })
})
