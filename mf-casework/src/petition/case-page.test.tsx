import { sessionSlice, store } from '@portal/shared-lib'
import { recordProgress, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { submissions, tabCounts } from '@portal/shared-lib/contract/cases'
import { clocks } from '@portal/shared-lib/contract/clocks'
import { unlockPetition } from '@portal/shared-lib/contract/locks'
import { openedCase } from '@portal/shared-lib/contract/opened-case'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import type { AfterAction } from '@portal/shared-lib/contract/rules/after-action'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { navigate, pathOf } from '@portal/shared-lib/router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readAhead } from './first-readings'
import { keepQueue } from './queue/queue'
import { button, NO_ROWS, openCase, type World } from './testing/open-case'

const PATH = '/toDoManage/handle?xfjbh=LX990000261120000015&dbid=7'
const RECORD = '已到荷塘镇柳岸村现场核对丈量记录。'
const REASON = '已超过5个工作日异议期限'

describe('the page of a case', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  const open = async (world?: Partial<World>, path?: string) => {
    opened = await openCase(world, path)
    await screen.findByText('LX990000261120000015')
  }
  afterEach(() => opened.close())

  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const panel = (name: string) => screen.findByRole('dialog', { name })

  it('says what it is about, how far it has come, and leads to the next of its list', async () => {
    const next = PATH.replace('0015', '0023')
    await open()
    expect(screen.getByRole('heading', { level: 2, name: /^反映修建灌溉渠占用其家承包地/ })).toBeInTheDocument()
    const line = screen.getByRole('list', { name: '办理进度' })
    expect(within(line).getByRole('listitem', { current: 'step' })).toHaveTextContent('办理')
    keepQueue('/toDoManage/personalToDo?lamp=red', [PATH, next])
    act(() => navigate(next))
    const queue = await screen.findByRole('navigation', { name: '列表中的信访件' })
    await waitFor(() => expect(queue).toHaveTextContent('2 / 2'))
    expect(within(queue).getByRole('link', { name: '返回列表' })).toHaveAttribute(
      'href',
      expect.stringMatching(/personalToDo\?lamp=red$/),
    )
    await userEvent.keyboard('k')
    await waitFor(() => expect(window.location.search).toMatch('0015'))
  })

  describe('once nothing of it waits any more', () => {
    const LIST = '/toDoManage/personalToDo?lamp=red'
    const NEXT = PATH.replace('0015', '0023').replace('dbid=7', 'dbid=8')
    const here = () => pathOf(window.location.pathname) + window.location.search
    const toSign = { state: '20', stateName: '待签收', buttons: [button('signFor', '签收', { primary: 1 })] }
    const signOutOf = async (list: readonly string[], afterAction?: AfterAction, todoId = '') => {
      await open({ ...toSign, todoId })
      if (afterAction) store.dispatch(sessionSlice.actions.chose({ afterAction }))
      keepQueue(LIST, list)
      await press('签收')
      await waitFor(() => expect(opened.said).toEqual(expect.arrayContaining(['已签收，当前状态：已签收待受理'])))
    }

    it('leads back to the list out of which it was opened, with a way back', async () => {
      await signOutOf([PATH, NEXT])
      await waitFor(() => expect(here()).toBe(LIST))
      expect(opened.offered).toEqual(['返回该件'])
      act(() => opened.takeOffer())
      expect(here()).toBe(PATH)
    })

    it('leads to the next of the list for who wishes so, and to the list behind the last', async () => {
      await signOutOf([PATH, NEXT], 'next')
      await waitFor(() => expect(here()).toBe(NEXT))
      await opened.close()
      await signOutOf([PATH], 'next')
      await waitFor(() => expect(here()).toBe(LIST))
      expect(opened.said).toContain('列表中没有待办理的下一件')
    })

    it.each<[string, Parameters<typeof signOutOf>]>([
      ['for who wishes to stay', [[PATH, NEXT], 'stay']],
      ['while more of it waits', [[PATH, NEXT], 'next', '9']],
      ['where it was not opened out of a list', [[NEXT], 'next']],
    ])('stays %s', async (_, how) => {
      await signOutOf(...how)
      // By what leads on, and as the page is read again.
      await waitFor(() => expect(opened.asked(petitionTodo).length).toBeGreaterThanOrEqual(2))
      await screen.findByText('已签收待受理')
      expect([here(), opened.offered]).toEqual([PATH, []])
    })
  })

  describe('offers what can be done', () => {
    it('with an order of supervision on it, to whoever may begin one', async () => {
      await open({ permissions: ['db:create'] })
      await press('发起督办')
      expect(window.location.pathname).toMatch(/\/superviseManage\/superviseHandler$/)
      expect(new URLSearchParams(window.location.search).get('xfjbhList')).toBe('LX990000261120000015')
    })

    it('with what waits first, and under 更多 what takes back', async () => {
      await open({
        buttons: [
          button('recall', '撤回'),
          button('urge', '催办'),
          button('transfer', '转送', { primary: 1 }),
          button('assign', '交办'),
          button('close', '办结', { visible: 0 }),
        ],
      })
      const bar = await screen.findByRole('region', { name: '操作' })
      await within(bar).findByRole('button', { name: '转送' })
      expect(
        within(bar)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual([...['转送', '交办', '催办', '常用操作', '撤回']])
    })

    it('and says to the keyboard too why something cannot be done', async () => {
      await open({ buttons: [button('requestReturn', '申请退回', { enabled: 0, reason: REASON })] })
      const off = await screen.findByRole('button', { name: '申请退回' })
      off.focus()
      expect(off).toHaveFocus()
      expect(off).toHaveAccessibleDescription(REASON)
      await userEvent.keyboard('{Enter}')
      expect(opened.said).toEqual([REASON])
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    it('and does at once what needs no words: the new state stands there', async () => {
      await open({ state: '20', stateName: '待签收', buttons: [button('signFor', '签收', { primary: 1 })] })
      await press('签收')
      expect(await screen.findByText('已签收待受理')).toBeInTheDocument()
      expect(opened.asked(signFor)).toMatchObject([{ version: 3, todoId: '7' }])
    })
  })

  describe('takes in an action', () => {
    it('refusing in the words of the server what is missing, and leading there', async () => {
      await open()
      await press('登记过程')
      await userEvent.click(within(await panel('登记过程')).getByRole('button', { name: '确定登记过程' }))
      expect(await screen.findByText('请选择过程类型')).toBeInTheDocument()
      expect(screen.getByText('过程记录不少于10个字')).toBeInTheDocument()
      await userEvent.click(await screen.findByLabelText('调查'))
      expect(screen.queryByText('请选择过程类型')).not.toBeInTheDocument()
      await userEvent.click(screen.getByRole('button', { name: '确定登记过程' }))
      expect(screen.getByLabelText(/^过程记录/)).toHaveFocus()
      expect(opened.asked(recordProgress)).toEqual([])
    })

    it('once, however often it is sent, and closes with a word', async () => {
      await open()
      await press('登记过程')
      await userEvent.click(await screen.findByLabelText('调查'))
      await userEvent.type(screen.getByLabelText(/^过程记录/), `${RECORD}{Control>}{Enter}{Enter}{/Control}`)
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(opened.asked(recordProgress)).toMatchObject([{ kind: '1', text: RECORD, version: 3, todoId: '7' }])
      expect(opened.said).toEqual(['已登记过程，当前状态：办理中'])
      await waitFor(() => expect(opened.asked(unlockPetition)).toHaveLength(1))
    })

    it('not while somebody else is writing, whom it names', async () => {
      await open({ heldBy: '韩戊竹' })
      await press('登记过程')
      await userEvent.type(await screen.findByLabelText(/^过程记录/), '现')
      expect(await screen.findByText('韩戊竹正在编辑该信访件，请稍后再试')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: '确定登记过程' })).toBeDisabled()
    })

    it('beside what somebody did meanwhile, overwriting nothing', async () => {
      await open()
      await press('登记过程')
      await userEvent.click(await screen.findByLabelText('走访'))
      await userEvent.type(screen.getByLabelText(/^过程记录/), RECORD)
      opened.world.version = 4
      opened.world.events = [
        {
          version: 4,
          papers: [],
          stayMinutes: null,
          isLast: false,
          at: '2026-11-20 10:00:00',
          action: '协办',
          actor: '韩戊竹',
          onBehalfOf: '',
          organisation: '安澜市人社局',
          department: '信访科',
          text: '请住建局提供审批情况',
          stateName: '办理中',
        },
      ]
      await userEvent.click(screen.getByRole('button', { name: '确定登记过程' }))
      const beside = await screen.findByRole('alert', { name: '他人已处理' })
      await waitFor(() => expect(beside).toHaveTextContent('该事项已由韩戊竹于2026-11-20 10:00:00处理，请刷新'))
      expect(within(beside).getByText(RECORD)).toBeInTheDocument()
      expect(within(beside).getByText('请住建局提供审批情况')).toBeInTheDocument()
      expect(screen.getByRole('button', { name: '确定登记过程' })).toBeDisabled()
      await press('已查看，继续填写')
      await userEvent.click(screen.getByRole('button', { name: '确定登记过程' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(opened.asked(recordProgress)).toMatchObject([{ version: 3 }, { version: 4, text: RECORD }])
    })
  })

  describe('chooses whom it goes to', () => {
    const toTransfer = { buttons: [button('transfer', '转送', { primary: 1 })] }

    it('of those that are suggested, each with the reason; who comes first leads', async () => {
      await open(toTransfer)
      await press('转送')
      const units = await screen.findByRole('list', { name: '建议单位' })
      expect(units).toHaveTextContent('主管问题属地的“养老保险”，近来常转送')
      await userEvent.click(within(units).getByLabelText(/人力资源/))
      const chosen = screen.getByRole('list', { name: '已选单位' })
      expect(within(chosen).getByLabelText('主办')).toBeChecked()
      await press('确定转送')
      await waitFor(() =>
        expect(opened.asked(transfer)).toMatchObject([
          { receivers: [{ orgId: '990100000-rs', isLead: true }], legalClass: '3', route: '3600', mode: '010100' },
        ]),
      )
    })

    it('along the tree, where it says who cannot be chosen and why', async () => {
      await open(toTransfer)
      await press('转送')
      await press('安澜市')
      const below = await screen.findByRole('list', { name: '安澜市的单位' })
      expect(within(below).getByLabelText(/住房/)).toBeDisabled()
      expect(below).toHaveTextContent('不得将检举控告材料转至被反映单位')
      expect(screen.getByRole('button', { name: /安澜市/ })).toHaveAttribute('aria-expanded', 'true')
    })

    it('by a part of the name, taken by Enter', async () => {
      await open(toTransfer)
      await press('转送')
      await userEvent.type(await screen.findByPlaceholderText('输入单位名称查找'), '人力')
      await screen.findByRole('list', { name: '接收单位查找结果' })
      await userEvent.keyboard('{Enter}')
      expect(await screen.findByRole('list', { name: '已选单位' })).toHaveTextContent('人力资源')
    })
  })

  it('shows the steps each below its sender’s', async () => {
    const step = {
      isLead: true,
      from: '临江省信访局',
      fromPerson: '周戊汀',
      handler: '',
      state: '1',
      text: '',
      internalNote: '',
      needsReport: false,
      isOwn: false,
      marks: [],
      dueAt: null,
    }
    await open({
      steps: [
        { ...step, stepId: '1', parentId: null, modeName: '', to: '临江省信访局', stateName: '已转送' },
        {
          ...step,
          stepId: '2',
          parentId: '1',
          modeName: '转送下级信访部门',
          to: '安澜市信访局',
          stateName: '已转下级',
        },
        { ...step, stepId: '3', parentId: '2', modeName: '转送本级责任单位', to: '安澜市人社局', stateName: '已签收' },
      ],
    })
    await userEvent.keyboard('2')
    const tree = await screen.findByRole('list', { name: '办理步骤' })
    const [root] = within(tree).getAllByRole('listitem')
    const [city, ...deeper] = within(root as HTMLElement).getAllByRole('listitem')
    expect(city).toHaveTextContent('安澜市信访局')
    expect(deeper).toHaveLength(1)
    expect(within(city as HTMLElement).getByText('安澜市人社局')).toBeInTheDocument()
  })

  it('tells what the petitioner may learn, to be pasted', async () => {
    const user = userEvent.setup()
    await open()
    await user.keyboard('2')
    await user.click(await screen.findByRole('button', { name: '复制进展' }))
    await waitFor(() => expect(opened.said).toEqual(['已复制可告知信访人的进展']))
    expect(await navigator.clipboard.readText()).toBe('2026-11-20 临江省信访局：登记')
  })

  it('explains how a date is counted', async () => {
    await open()
    await press('办结期限如何计算')
    expect(await screen.findByText('60日（《信访工作条例》第三十四条）')).toBeInTheDocument()
  })

  it('explains from when on lamps turn, below the limits', async () => {
    await open()
    await userEvent.keyboard('2')
    expect(await screen.findByText(/责任单位剩余10天起亮黄灯/)).toHaveTextContent('剩余超过15天亮绿灯；信访部门剩余3天')
  })

  it('counts what its tabs hold, as it is now; an empty one is grey and opens all the same', async () => {
    const counts = { ...NO_ROWS, process: 12, papers: 2 }
    await open({ counts })
    const tab = (name: string) => screen.findByRole('tab', { name })
    const papers = await tab('文书 2')
    expect(await tab('办理过程 12')).not.toHaveAccessibleDescription()
    expect(await tab('操作日志 12')).toBeInTheDocument()
    expect(await tab('复查复核')).toHaveAccessibleDescription('暂无内容')
    // Similar ones are not counted: nobody says that there are none.
    expect(await tab('关联信访件')).not.toHaveAccessibleDescription()
    expect(await tab('基本信息')).not.toHaveAccessibleDescription()
    await userEvent.click(await tab('复查复核'))
    expect(await screen.findByText('处理意见送达后，信访人可在30日内请求复查')).toBeInTheDocument()
    opened.changeElsewhere({ counts: { ...counts, papers: 3 } })
    await waitFor(() => expect(papers).toHaveAccessibleName('文书 3'))
    expect(opened.asked(tabCounts)).toHaveLength(1)
  })

  it('leads by number keys from tab to tab, but not while one types', async () => {
    await open()
    await userEvent.keyboard('9')
    expect(screen.getByRole('tab', { name: '操作日志' })).toHaveAttribute('aria-selected', 'true')
    await press('登记过程')
    await userEvent.type(await screen.findByLabelText(/^过程记录/), '1')
    expect(screen.getByRole('tab', { name: '操作日志' })).toHaveAttribute('aria-selected', 'true')
  })

  it('opens by itself what waits, where the page is for that', async () => {
    await open({}, '/toDoManage/noticeUpload?xfjbh=LX990000261120000015&dbid=7')
    expect(await panel('登记过程')).toBeInTheDocument()
  })

  it('lets the user take what waits in the department, and then hand it on or give it back', async () => {
    await open({ todoId: '7' })
    await press('领取')
    expect(await screen.findByRole('button', { name: '转办他人' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '释放' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument()
    expect(opened.said).toEqual(['已领取'])
  })

  it('asks for the paper of an organisation for which something is entered, also where nothing else is', async () => {
    const toSign = { buttons: [button('signFor', '签收', { primary: 1 })] }
    await open(toSign, '/toDoManage/proxyEntry?xfjbh=LX990000261120000015&dbid=7')
    await press('签收')
    await press('确定签收')
    expect(await screen.findByText('请上传单位出具的书面材料')).toBeInTheDocument()
    expect(opened.asked(signFor)).toEqual([])
  })

  it('says what to do where no petition is named', async () => {
    opened = await openCase({}, '/toDoManage/handle')
    expect(await screen.findByRole('alert')).toHaveTextContent('没有指定信访件，请从待办列表中打开。')
  })

  it('asks once for all that it shows first, before it is there', async () => {
    opened = await openCase({}, '/toDoManage/handle')
    const parts = [petition, buttonStatus, timeline, clocks, submissions, petitionTodo, tabCounts]
    const count = () => [openedCase, ...parts].map(call => opened.asked(call).length)
    readAhead(PATH)
    await waitFor(() => expect(count()).toEqual([1, 0, 0, 0, 0, 0, 0, 0]))
    act(() => navigate(PATH))
    expect(await screen.findByRole('button', { name: '登记过程' })).toBeInTheDocument()
    expect(count()).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  })

  it('reads what has changed since by the calls of the parts, and not as a whole', async () => {
    await open({ todoId: '7' })
    opened.changeElsewhere({ stateName: '已答复待送达' })
    expect(await screen.findAllByText('已答复待送达')).not.toHaveLength(0)
    await waitFor(() => expect(opened.asked(timeline)).toHaveLength(1))
    expect(opened.asked(petition)).toHaveLength(1)
    expect(opened.asked(openedCase)).toHaveLength(1)
  })
})
