import { type Desktop, StoreProvider, save, sessionSlice, store } from '@portal/shared-lib'
import { portalHistory } from '@portal/shared-lib/router'
import { desktopWith } from '@portal/shared-lib/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { notePage } from '../guard/ways-out'
import { composeWith } from '../testing/compose-with'
import { NoAuthority } from './no-authority'

const route = (path: string, check = true) => ({ path, title: path, check })
const ROUTES = [
  route('/home/index'),
  route('/toDoManage/departToDo'),
  route('/toDoManage/archive'),
  route('/noticeList', false),
]

/** /noAuthority for whoever may see these pages, after having been on some. */
function refuse(pages: readonly string[], { home = '/home/index', seen = [] as readonly string[] } = {}) {
  composeWith([{ routes: ROUTES }])
  save('homeUrl', home)
  notePage('/login', '')
  for (const address of seen) {
    const [path = '', search = ''] = address.split(/(?=[?])/)
    notePage(path, search)
  }
  portalHistory.push('/tjfx/noAuthority')
  show(desktopWith(pages))
}

function show(desktop: Desktop | undefined): void {
  cleanup()
  store.dispatch(desktop ? sessionSlice.actions.opened(desktop) : sessionSlice.actions.closed())
  render(
    <StoreProvider>
      <NoAuthority />
    </StoreProvider>,
  )
}

const ways = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const here = () => window.location.pathname + window.location.search

describe('/noAuthority', () => {
  afterEach(() => localStorage.clear())

  it('offers home, the page before and the way out; the first of them by the keys', async () => {
    refuse(['home/index', 'toDoManage/departToDo'], { seen: ['/toDoManage/departToDo?urgent=1', '/noAuthority'] })
    expect(ways()).toEqual(['返回首页', '返回上一页', '退出登录'])
    expect(screen.getByRole('button', { name: '返回首页' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(here()).toBe('/tjfx/home/index')
  })

  it('leads to the page before with what it showed, and is not come back to', async () => {
    refuse(['home/index', 'toDoManage/departToDo'], { seen: ['/toDoManage/departToDo?urgent=1'] })
    const { length } = window.history
    await choose('返回上一页')
    expect(here()).toBe('/tjfx/toDoManage/departToDo?urgent=1')
    expect(window.history.length).toBe(length)
  })

  it('offers one way where the page before is the home page', () => {
    refuse(['home/index'], { seen: ['/home/index'] })
    expect(ways()).toEqual(['返回首页', '退出登录'])
  })

  it.each(['/home/index', '/home/homeLeader'])(
    'leads past the home page %s, which is refused or not served',
    async home => {
      refuse(['toDoManage/departToDo'], { home, seen: [home] })
      expect(ways()).toEqual(['返回首页', '退出登录'])
      await choose('返回首页')
      expect(here()).toBe('/tjfx/toDoManage/departToDo')
    },
  )

  it('offers the way out alone to whoever may see nothing, or of whom nothing is known', () => {
    refuse([], { seen: ['/noticeList'] })
    expect(ways()).toEqual(['退出登录'])
    expect(screen.getByRole('button', { name: '退出登录' })).toHaveFocus()
    show(undefined)
    expect(ways()).toEqual(['退出登录'])
  })

  it('offers nobody the page of who was signed in before', () => {
    refuse(['home/index', 'toDoManage/archive'], { seen: ['/toDoManage/archive', '/login'] })
    expect(ways()).toEqual(['返回首页', '退出登录'])
  })
})
