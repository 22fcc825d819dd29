import { StoreProvider } from '@portal/shared-lib'
import { portalHistory } from '@portal/shared-lib/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { MenuRoute } from '../../menu/menu'
import { SideMenu } from './side-menu'

const menu = (path: string, title: string, pages: readonly string[]): MenuRoute => ({
  path,
  title,
  block: 'ywbl',
  children: pages.map(page => ({ path: `${path}/${page}`, title: page })),
})
const ROUTES = [
  menu('/toDoManage', '待办管理', ['部门待办', '个人待办']),
  menu('/letterClosing', '信件办结', ['办结登记']),
  menu('/noticeList', '通知公告', []),
]

const links = () => screen.getAllByRole('link').map(link => link.getAttribute('aria-label') ?? link.textContent)
const submenu = (name: string) => screen.getByRole('button', { name })

describe('the side menu', () => {
  beforeEach(() => {
    portalHistory.push('/tjfx/toDoManage/部门待办')
    render(
      <StoreProvider>
        <SideMenu routes={ROUTES} path="/toDoManage/部门待办" />
      </StoreProvider>,
    )
  })

  it('has the submenu of the page open, and one at a time', async () => {
    expect(links()).toEqual(['部门待办', '个人待办', '通知公告'])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('部门待办')
    await userEvent.click(submenu('信件办结'))
    expect(links()).toEqual(['办结登记', '通知公告'])
    await userEvent.click(submenu('信件办结'))
    expect(links()).toEqual(['通知公告'])
  })

  it('folds to short names that open beside it and close by Esc', async () => {
    await userEvent.click(submenu('收起菜单'))
    expect(links()).toEqual(['通知公告'])
    expect(screen.getByRole('link', { name: '通知公告' })).toHaveTextContent(/^通知$/)
    expect(submenu('待办管理')).toHaveTextContent(/^待办$/)
    await userEvent.click(submenu('待办管理'))
    expect(links()).toEqual(['部门待办', '个人待办', '通知公告'])
    await userEvent.keyboard('{Escape}')
    expect(links()).toEqual(['通知公告'])
    await userEvent.click(submenu('展开菜单'))
    expect(links()).toEqual(['部门待办', '个人待办', '通知公告'])
  })
})
