import { api, type Desktop, StoreProvider, sessionSlice, store, useCommands } from '@portal/shared-lib'
import { find } from '@portal/shared-lib/contract/finder'
import { otherPosts } from '@portal/shared-lib/contract/identity'
import { pageHelp } from '@portal/shared-lib/contract/knowledge'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { portalHistory } from '@portal/shared-lib/router'
import { desktopWith, FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeShellDialog } from '../../dialogs/shell-dialog'
import { setShellState } from '../../guard/shell-state'
import { composeWith } from '../../testing/compose-with'
import { ShellDialogs } from '../signed-in'
import { useFinderKeys } from './use-finder-keys'

const NUMBER = 'LX990000261103000018'
const NOTHING = { cases: [], people: [], articles: [] }
const CASE = { petitionNo: NUMBER, petitioner: '冯*莲', summary: '反映青苗补偿款', state: '办理中' }
const route = (path: string, check = true) => ({ path, title: path, check })

function desktop(): Desktop {
  const { permissionList, ...rest } = desktopWith(['toDoManage/departToDo', 'toDoManage/personalToDo'])
  const titles: Record<string, string> = { departToDo: '部门待办', personalToDo: '个人待办' }
  const named = permissionList.map(menu => ({
    ...menu,
    funName: '待办管理',
    list: menu.list.map(page => ({ ...page, funName: titles[page.url] ?? '' })),
  }))
  return { ...rest, permissionList: named }
}

const exported = jest.fn()
function PageWithKeys() {
  useFinderKeys()
  useCommands('列表', [
    { title: '导出列表', keys: 'E', run: exported },
    { title: '下一行、上一行', keys: 'J / K' },
  ])
  return <textarea aria-label="内容" />
}

const box = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map(option => option.firstChild?.textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent
const here = () => window.location.pathname + window.location.search

describe('快速查找', () => {
  let server: ReturnType<typeof fakeServer>
  beforeEach(async () => {
    store.dispatch(api.util.resetApiState())
    store.dispatch(sessionSlice.actions.opened(desktop()))
    composeWith([{ routes: [route('/toDoManage/departToDo'), route('/toDoManage/personalToDo')] }])
    portalHistory.push('/tjfx/home/index')
    server = fakeServer([
      fake(otherPosts, () => []),
      fake(find, ({ args }) => {
        if (args.words === '坏了') throw new FakeRefusal('forbidden')
        return args.words === NUMBER || args.words === '青苗' ? { ...NOTHING, cases: [CASE] } : NOTHING
      }),
      fake(petitionTodo, () => ({
        family: 'qt' as const,
        url: `/toDoManage/handle?xfjbh=${NUMBER}`,
        todoId: '',
        editable: '0' as const,
        code: '',
      })),
    ])
    render(
      <StoreProvider>
        <PageWithKeys />
        <ShellDialogs />
      </StoreProvider>,
    )
    await userEvent.click(screen.getByLabelText('内容'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
  })
  afterEach(() => {
    closeShellDialog()
    server.stop()
  })

  it('goes to a page by its initials, by the keyboard alone', async () => {
    expect(box()).toHaveFocus()
    await userEvent.keyboard('grdb')
    expect(options()).toEqual(['个人待办'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe('/tjfx/toDoManage/personalToDo'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('is walked through by the arrows, round and round, and begins anew with other words', async () => {
    await userEvent.keyboard('daib')
    expect([options(), active()]).toEqual([['部门待办', '个人待办'], '部门待办'])
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('个人待办')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    expect(active()).toBe('个人待办')
    await userEvent.keyboard('a')
    expect(active()).toBe('部门待办')
  })

  it('opens a petition that the server finds, asked once for a pause in typing', async () => {
    await userEvent.keyboard(NUMBER)
    await screen.findByRole('option', { name: /反映青苗补偿款/ })
    expect(server.arrived.filter(({ path }) => path === find.path).map(({ args }) => args)).toEqual([{ words: NUMBER }])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe(`/tjfx/toDoManage/handle?xfjbh=${NUMBER}`))
  })

  it('opens it in another tab by Ctrl+Enter', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    await userEvent.keyboard('青苗')
    await screen.findByRole('option', { name: /反映青苗补偿款/ })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(opened).toHaveBeenCalledWith(`/tjfx/toDoManage/handle?xfjbh=${NUMBER}`, '_blank'))
  })

  it('offers what the page can do at once, and does it', async () => {
    expect(options()).toContain('导出列表')
    expect(options()).not.toContain('下一行、上一行')
    await userEvent.keyboard('dclb{Enter}')
    await waitFor(() => expect(exported).toHaveBeenCalledTimes(1))
  })

  it('says that nothing was found, or why', async () => {
    await userEvent.keyboard('没有的')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('没有找到'))
    await userEvent.clear(box())
    await userEvent.keyboard('坏了')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('您没有此项操作的权限'))
  })

  it('does not open twice, and one character is not asked for', async () => {
    await userEvent.keyboard('{Control>}k{/Control}x')
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
    expect(server.arrived.map(({ path }) => path)).not.toContain(find.path)
  })
})

describe('?', () => {
  afterEach(() => closeShellDialog())

  it('tells the keys of the page, but not while something is typed', async () => {
    const server = fakeServer([])
    store.dispatch(sessionSlice.actions.opened(desktop()))
    render(
      <StoreProvider>
        <PageWithKeys />
        <ShellDialogs />
      </StoreProvider>,
    )
    await userEvent.type(screen.getByLabelText('内容'), '?')
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByLabelText('内容').blur()
    await userEvent.keyboard('?')
    const page = await screen.findByRole('region', { name: '列表' })
    expect(page).toHaveTextContent('J / K下一行、上一行')
    expect(screen.getByRole('region', { name: '全局' })).toHaveTextContent('Ctrl+K快速查找')
    server.stop()
  })

  it('tells how the page is used, also to who may not read the knowledge base', async () => {
    const titles: string[] = []
    const server = fakeServer([
      fake(pageHelp, ({ args }) => {
        titles.push(args.title)
        return { id: 'help-1', title: '部门待办', articles: [{ no: '一', text: '领取后由本人办理。' }] }
      }),
    ])
    setShellState({ path: '/toDoManage/departToDo', title: '部门待办', served: true })
    store.dispatch(sessionSlice.actions.opened(desktop()))
    render(
      <StoreProvider>
        <PageWithKeys />
        <ShellDialogs />
      </StoreProvider>,
    )
    await userEvent.keyboard('?')
    const help = await screen.findByRole('region', { name: '本页帮助' })
    expect(help).toHaveTextContent('领取后由本人办理。')
    expect(titles).toEqual(['部门待办'])
    expect(within(help).queryByRole('link')).toBeNull()
    server.stop()
  })
})
