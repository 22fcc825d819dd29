import { onNotice, sessionSlice, store } from '@portal/shared-lib'
import { addressOf, navigate, portalHistory } from '@portal/shared-lib/router'
import { desktopWith } from '@portal/shared-lib/testing'
import { changeTabs, openTabs } from '../../tabs/tab-store'
import { watchLostTabs } from './watch-lost'

const [LETTERS, VISITS] = ['letterManage/letterRegister', 'visitorManage/visitorRegister']
const tab = (path: string, title: string, shownAt: number) => ({
  key: `/${path}`,
  address: `/${path}?draft=1`,
  title,
  shownAt,
})
const signIn = (...pages: string[]) => store.dispatch(sessionSlice.actions.opened(desktopWith(pages)))

describe('Tabs of pages that somebody may open no more', () => {
  const said: string[] = []
  let stop: () => void
  onNotice(({ text }) => said.push(text))
  beforeEach(() => {
    said.length = 0
    signIn(LETTERS, VISITS)
    changeTabs({ open: [tab(LETTERS, '来信登记', 2), tab(VISITS, '来访登记', 1)], shown: `/${LETTERS}` })
    navigate(`/${LETTERS}?draft=1`)
    stop = watchLostTabs()
  })
  afterEach(() => stop())

  it('are closed with a word, and the page behind is shown', () => {
    signIn(VISITS)
    expect(said).toEqual(['您的权限已调整，已关闭不再有权打开的页面：来信登记'])
    expect(portalHistory.location.pathname).toBe(addressOf(`/${VISITS}`))
  })

  it('where nothing is lost, stay as they are', () => {
    const before = openTabs()
    signIn(LETTERS, VISITS)
    expect([openTabs(), said]).toEqual([before, []])
  })
})
