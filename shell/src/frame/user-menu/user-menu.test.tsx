import { api, type Desktop, StoreProvider, save, store } from '@portal/shared-lib'
import { seen } from '@portal/shared-lib/contract/account'
import { otherPosts } from '@portal/shared-lib/contract/identity'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeWith } from '../../testing/compose-with'
import { RELEASE } from '../guide/release'
import { UserMenu } from './user-menu'

const POST = {
  postId: 'p2',
  orgName: '安澜市信访局',
  deptName: '办信科',
  positionName: '副科长',
  userName: '孔戊枫',
  isOwn: '1' as const,
}

const CONTRIBUTED = [
  { title: '资料下载', order: 50, opens: { tab: '资料下载' } },
  { title: '用户信息', order: 10, opens: { tab: '用户信息' } },
]

const route = (path: string, check = true) => ({ path, title: path, check })
const COURSES = route('/courseVideoPage')

/** Whoever may see the courses: a page that stands in no submenu. */
function learner(part: Partial<Desktop> = {}): Desktop {
  const { permissionList, ...desktop } = desktopWith(['courseVideoPage/-'], part)
  return { ...desktop, permissionList: permissionList.map(menu => ({ ...menu, list: [] })) }
}

function openFor(desktop: Desktop, posts: readonly (typeof POST)[] = [], routes = [COURSES]) {
  store.dispatch(api.util.resetApiState())
  composeWith([{ userMenu: CONTRIBUTED, routes }])
  const server = fakeServer([fake(otherPosts, () => [...posts]), fake(seen, () => ({ tour: '1', news: RELEASE }))])
  render(
    <StoreProvider>
      <UserMenu desktop={desktop} />
    </StoreProvider>,
  )
  return server
}

const button = () => screen.getByRole('button', { name: /^用户菜单 ?赵甲禾/ })
const entries = () => screen.getAllByRole('menuitem').map(item => item.textContent)

describe('the user menu', () => {
  let server: ReturnType<typeof openFor>
  afterEach(() => {
    server.stop()
    localStorage.clear()
  })

  it('holds the entries of shell and remotes in one order', async () => {
    server = openFor(learner())
    await userEvent.click(button())
    expect(entries()).toEqual([
      '用户信息',
      '显示设置',
      '移动二维码',
      '资料下载',
      '在线学习',
      '本页帮助',
      '使用引导',
      '本次更新',
    ])
  })

  it('offers 新版首页 to whose home is homeStaff, where there is one', async () => {
    save('homeUrl', '/home/homeStaff')
    server = openFor(learner(), [], [COURSES, route('/home/homeStaffNew', false)])
    await userEvent.click(button())
    expect(entries()).toEqual([
      '用户信息',
      '显示设置',
      '移动二维码',
      '资料下载',
      '新版首页',
      '在线学习',
      '本页帮助',
      '使用引导',
      '本次更新',
    ])
  })

  it.each(['/home/homeStaffNew', '/home/newHome'])('offers 旧版首页 to whose home is %s', async home => {
    save('homeUrl', home)
    server = openFor(learner(), [], [COURSES, route('/home/homeStaffNew', false)])
    await userEvent.click(button())
    expect(entries()).toContain('旧版首页')
    expect(entries()).not.toContain('新版首页')
  })

  it('leaves out what nobody serves, and what the user may not see', async () => {
    save('homeUrl', '/home/homeStaff')
    server = openFor(learner(), [], [])
    await userEvent.click(button())
    expect(entries()).toEqual(['用户信息', '显示设置', '移动二维码', '资料下载', '本页帮助', '使用引导', '本次更新'])
    server.stop()
    cleanup()
    server = openFor(desktopWith(['home/index']))
    await userEvent.click(button())
    expect(entries()).not.toContain('在线学习')
  })

  it('offers 切换身份 to whoever has another post, and 切回用户 while acting in one', async () => {
    server = openFor(learner({ switchUser: '1' }), [POST])
    await userEvent.click(button())
    await screen.findByRole('menuitem', { name: '切换身份' })
    expect(entries().slice(-2)).toEqual(['切换身份', '切回用户'])
  })

  it('opens, is walked through and closes by the keys, and gives the focus back', async () => {
    server = openFor(learner())
    button().focus()
    await userEvent.keyboard('{Enter}')
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('menuitem', { name: '用户信息' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: '本次更新' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: '显示设置' })).toHaveFocus()
    await userEvent.keyboard('{End}{Home}{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: '用户信息' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
