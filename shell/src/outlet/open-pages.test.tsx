import { composition, defineRemote, sessionSlice, store } from '@portal/shared-lib'
import {
  addressOf,
  askBeforeLeaving,
  portalHistory,
  useLocation,
  usePageHold,
  usePageKeys,
  useUnsaved,
} from '@portal/shared-lib/router'
import { desktopWith } from '@portal/shared-lib/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { load } from '../federation/load'
import { setShellState } from '../guard/shell-state'
import { openTabs } from '../tabs/tab-store'
import { goToTab, MOST_MOUNTED, openWhere, turnPage } from './open-pages'
import { closeTabsAsked } from './tab-actions'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')

const alive = new Set<string>()
const heard: string[] = []

function Form({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const name = pathname + search
  useUnsaved('登记', text !== '', { read: () => text, restore: setText })
  usePageKeys(({ key }) => void heard.push(`${name} ${key}`))
  const hold = usePageHold()
  useEffect(() => hold(note === 'held'), [note, hold])
  useEffect(() => {
    alive.add(name)
    return () => void alive.delete(name)
  }, [name])
  return (
    <form aria-label={name}>
      <input aria-label="正文" value={text} onChange={event => setText(event.target.value)} />
      <input aria-label="备注" value={note} onChange={event => setNote(event.target.value)} />
      {children}
    </form>
  )
}

const PAGES = Array.from({ length: MOST_MOUNTED + 2 }, (_, at) => `/page${at}`)
const lifecycles = defineRemote({
  routes: Object.fromEntries(PAGES.map(path => [path, async () => ({ default: Form })])),
})

const go = async (path: string) => {
  const [pathname = ''] = path.split('?')
  act(() => {
    setShellState({ path: pathname, title: `题${pathname}`, served: true })
    portalHistory.push(addressOf(path))
  })
  await screen.findByRole('form', { name: path })
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const back = async (key: string) => {
  act(() => {
    setShellState({ path: key, title: '', served: true })
    goToTab(key)
  })
  await waitFor(() => expect(openTabs().shown).toBe(key))
}

describe('pages that stay open', () => {
  const { remotes } = composition()
  let users = 0
  const signIn = () => store.dispatch(sessionSlice.actions.opened(desktopWith([], { userId: `u${++users}` })))
  let outlet: HTMLElement
  beforeAll(() => {
    const routes = PAGES.map(path => ({ path, title: path, check: false }))
    const remote = { name: 'mf-news', version: '1.2.3', container: 'mf_news', manifest: '', routes }
    Object.assign(composition(), { remotes: [remote] })
    jest.mocked(load).mockResolvedValue(lifecycles)
    document.body.insertAdjacentHTML('beforeend', '<main id="content"><div id="outlet"></div></main>')
    outlet = document.getElementById('outlet') as HTMLElement
    openWhere({ isOpen: () => true, isTab: () => true })
    portalHistory.listen(({ action }) => turnPage(action))
  })
  beforeEach(() => {
    signIn()
    alive.clear()
    heard.length = 0
  })
  afterAll(() => {
    store.dispatch(sessionSlice.actions.closed())
    turnPage()
    Object.assign(composition(), { remotes })
  })

  it('are as they were left, and meanwhile in no document, with nothing going on in them', async () => {
    await go('/page0?on=soon')
    type('备注', '明天再办')
    await go('/page1')
    expect(outlet.querySelectorAll('form')).toHaveLength(1)
    await waitFor(() => expect([...alive]).toEqual(['/page1']))
    await back('/page0')
    await screen.findByRole('form', { name: '/page0?on=soon' })
    expect(screen.getByLabelText('备注')).toHaveValue('明天再办')
    expect(window.location.search).toBe('?on=soon')
  })

  it('are new when a link leads there, but for those in which something is being written', async () => {
    await go('/page0')
    type('备注', '随手')
    await go('/page1')
    type('备注', 'held')
    await go('/page0')
    expect(screen.getByLabelText('备注')).toHaveValue('')
    await go('/page1')
    expect(screen.getByLabelText('备注')).toHaveValue('held')
  })

  it('keep unsaved text without a question, go on, and hear no keys; closing asks', async () => {
    const ask = jest.fn(async () => false)
    askBeforeLeaving(ask)
    await go('/page0')
    type('正文', '反映的问题')
    await go('/page1')
    expect(ask).not.toHaveBeenCalled()
    expect(alive).toContain('/page0')
    fireEvent.keyDown(document.body, { key: 'x' })
    expect(heard).toEqual(['/page1 x'])
    await act(() => closeTabsAsked(['/page0']))
    expect(ask).toHaveBeenCalledWith('登记尚未保存，离开后将丢失。确定离开吗？')
    await back('/page0')
    expect(screen.getByLabelText('正文')).toHaveValue('反映的问题')
    askBeforeLeaving(async () => true)
    setShellState({ path: '/page1', title: '', served: true })
    await act(() => closeTabsAsked(['/page0']))
    expect(openTabs()).toMatchObject({ open: [{ key: '/page1' }], shown: '/page1' })
    await waitFor(() => expect(alive).not.toContain('/page0'))
  })

  it('are unmounted beyond the budget, the one first that was not looked at for longest, never one that is held', async () => {
    await go('/page0')
    type('正文', '不能丢')
    await go('/page1')
    type('备注', '可以丢')
    for (const path of PAGES.slice(2)) await go(path)
    expect(openTabs().open).toHaveLength(PAGES.length)
    await back('/page1')
    await screen.findByRole('form', { name: '/page1' })
    expect(screen.getByLabelText('备注')).toHaveValue('')
    await back('/page0')
    expect(screen.getByLabelText('正文')).toHaveValue('不能丢')
  })

  it('are gone for whoever signs in next', async () => {
    await go('/page0')
    type('正文', '前一人')
    signIn()
    await go('/page0')
    expect(screen.getByLabelText('正文')).toHaveValue('')
    expect(openTabs().open).toHaveLength(1)
  })
})
