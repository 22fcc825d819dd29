import { StoreProvider, sessionSlice, store } from '@portal/shared-lib'
import { noteSeen, seen } from '@portal/shared-lib/contract/account'
import { otherPosts } from '@portal/shared-lib/contract/identity'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeShellDialog } from '../../dialogs/shell-dialog'
import { composeWith } from '../../testing/compose-with'
import { ShellDialogs } from '../signed-in'
import { UserMenu } from '../user-menu/user-menu'
import { RELEASE } from './release'
import { RELEASES } from './releases'
import { TourOffer } from './tour-offer'

const DESKTOP = desktopWith(['home/index'])
const menu = () => screen.getByRole('button', { name: /^用户菜单/ })

it('is the newest release that 本次更新 begins with', () => {
  expect(RELEASES[0]?.name).toBe(RELEASE)
})

describe('What is new', () => {
  let server: ReturnType<typeof fakeServer>
  const show = (known: { tour: string; news: string }, path = '/toDoManage/personalToDo') => {
    store.dispatch(sessionSlice.actions.opened(DESKTOP))
    composeWith([])
    server = fakeServer([fake(otherPosts, () => []), fake(seen, () => known), fake(noteSeen, () => null)])
    render(
      <StoreProvider>
        <nav aria-label="主菜单">业务办理</nav>
        <UserMenu desktop={DESKTOP} />
        <TourOffer path={path} />
        <ShellDialogs />
      </StoreProvider>,
    )
  }
  const noted = () => server.arrived.filter(({ path }) => path === noteSeen.path).map(({ args }) => args)
  afterEach(() => {
    closeShellDialog()
    server.stop()
  })

  it('has a mark in the user menu until it was read, and never a dialog by itself', async () => {
    show({ tour: '1', news: '2026-01' })
    await waitFor(() => expect(menu()).toHaveAccessibleName(/有更新/), { timeout: 4000 })
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(menu())
    await userEvent.click(screen.getByRole('menuitem', { name: '本次更新（新）' }))
    expect(await screen.findByRole('dialog', { name: '本次更新' })).toHaveTextContent('快速查找')
    await waitFor(() => expect(noted()).toEqual([{ what: 'news', which: RELEASE }]))
    expect(menu()).not.toHaveAccessibleName(/有更新/)
  })

  it('marks an entry that is just being clicked, and it is still that entry', async () => {
    show({ tour: '', news: RELEASE })
    await userEvent.click(menu())
    const entry = screen.getByRole('menuitem', { name: '使用引导' })
    await waitFor(() => expect(entry).toHaveAccessibleName('使用引导（新）'))
    expect(entry).toBeInTheDocument()
  })

  const offer = () => screen.queryByRole('complementary', { name: '首次使用' })

  it('offers the tour by itself on a home page, until it was refused, and then on no machine', async () => {
    show({ tour: '', news: RELEASE }, '/home/homeStaff')
    await waitFor(() => expect(offer()).toBeInTheDocument(), { timeout: 4000 })
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '不再提示' }))
    expect(offer()).toBeNull()
    await waitFor(() => expect(noted()).toEqual([{ what: 'tour', which: '1' }]))
  })

  it('takes the tour out of the offer, which is gone with it', async () => {
    show({ tour: '', news: RELEASE }, '/home/homeStaff')
    await userEvent.click(await screen.findByRole('button', { name: '三分钟引导' }, { timeout: 4000 }))
    expect(await screen.findByRole('dialog', { name: '业务分类' })).toBeInTheDocument()
    expect(offer()).toBeNull()
    await waitFor(() => expect(noted()).toEqual([{ what: 'tour', which: '1' }]))
  })

  it.each([
    ['to whoever is at work on a page', { tour: '', news: '2026-01' }, '/toDoManage/personalToDo'],
    ['to whoever has seen it', { tour: '1', news: '2026-01' }, '/home/homeStaff'],
  ])('offers it not %s', async (_, known, path) => {
    show(known, path)
    await waitFor(() => expect(menu()).toHaveAccessibleName(/有更新/), { timeout: 4000 })
    expect(offer()).toBeNull()
  })

  it('points in a narrow window at the menu of the user, and at nothing that is folded away', async () => {
    show({ tour: '', news: RELEASE })
    const folded = screen.getByRole('navigation', { name: '主菜单' })
    folded.innerHTML = '<div><button type="button" aria-haspopup="menu">主菜单</button></div>'
    const search = document.createElement('div')
    search.innerHTML = '<button type="button" aria-keyshortcuts="Control+K">快速查找</button>'
    search.style.display = 'none'
    folded.after(search)
    await userEvent.click(menu())
    await userEvent.click(screen.getByRole('menuitem', { name: /^使用引导/ }))
    expect(await screen.findByRole('dialog', { name: '业务分类' })).toHaveTextContent('1 / 2')
    await userEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByRole('dialog', { name: '用户菜单与帮助' })).toBeInTheDocument()
  })

  it('leads through the portal by the keyboard, past what is not there, and is kept as done', async () => {
    show({ tour: '', news: RELEASE })
    await waitFor(() => expect(menu()).toHaveAccessibleName(/有更新/), { timeout: 4000 })
    await userEvent.click(menu())
    await userEvent.click(screen.getByRole('menuitem', { name: '使用引导（新）' }))
    expect(await screen.findByRole('dialog', { name: '业务分类' })).toHaveTextContent('1 / 2')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: '用户菜单与帮助' })).toHaveTextContent('2 / 2')
    await userEvent.click(screen.getByRole('button', { name: '上一步' }))
    await userEvent.click(screen.getByRole('button', { name: '结束引导' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(noted()).toEqual([{ what: 'tour', which: '1' }]))
  })
})
