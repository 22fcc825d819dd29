import { api, type Desktop, StoreProvider, sessionSlice, store } from '@portal/shared-lib'
import { several } from '@portal/shared-lib/contract/counters'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { composeWith } from '../testing/compose-with'
import { BlockBadge, MenuBadge } from './badge'

const COUNTS: Record<string, { total: number; urgent: number }> = {
  'a/none': { total: 0, urgent: 0 },
  'a/calm': { total: 7, urgent: 0 },
  'a/urgent': { total: 99, urgent: 2 },
  'a/many': { total: 100, urgent: 0 },
}
/** Fewer than the pages add up to: some cases stand on two of them. */
const OF_BLOCK = { total: 80, urgent: 2 }
const countOf = (name: string) => COUNTS[name] ?? { total: 0, urgent: 0 }
const POLL_MS = 10 * 60_000

const route = (_: string, at: number) => ({ path: `/toDoManage/page${at}`, title: '', check: true })

/** A menu with one page for each of these counters. */
function menuOf(names: readonly string[]): Desktop {
  const { permissionList, ...desktop } = desktopWith(names.map((_, at) => `toDoManage/page${at}`))
  const counted = permissionList.map(menu => ({
    ...menu,
    list: menu.list.map((page, at) => ({
      ...page,
      isRemind: '1' as const,
      coustomParameters: JSON.stringify({ kind: 'page', counter: names[at] }),
    })),
  }))
  return { ...desktop, permissionList: counted }
}

describe('the badges of the menu', () => {
  // Nobody serves the page of the last one.
  const desktop = menuOf([...Object.keys(COUNTS), 'a/unserved'])
  let server: ReturnType<typeof fakeServer>

  beforeEach(() => {
    server = fakeServer([
      fake(several, ({ args: { names, blocks = [] } }) => [
        ...names.map(name => ({ name, ...countOf(name) })),
        ...blocks.map(({ name }) => ({ name, ...OF_BLOCK })),
      ]),
    ])
    store.dispatch(api.util.resetApiState())
    store.dispatch(sessionSlice.actions.opened(desktop))
    composeWith([{ routes: Object.keys(COUNTS).map(route) }])
  })
  afterEach(() => server.stop())

  const show = () =>
    render(
      <StoreProvider>
        {Object.keys(COUNTS).map(name => (
          <p key={name} data-testid={name}>
            <MenuBadge counter={name} />
          </p>
        ))}
        <p data-testid="block">
          <BlockBadge block="ywbl" />
        </p>
      </StoreProvider>,
    )

  it('cost one call, which names what the menu shows and nothing else', async () => {
    show()
    await screen.findByLabelText('7项待办')
    const names = Object.keys(COUNTS)
    expect(server.arrived.map(({ args }) => args)).toEqual([{ names, blocks: [{ name: 'ywbl', counters: names }] }])
  })

  it('cost no call where nothing is counted', () => {
    store.dispatch(sessionSlice.actions.opened(menuOf([])))
    show()
    expect(server.arrived).toEqual([])
  })

  it('show nothing for none, 99+ above 99, and beside all what is urgent, by a word and another shape', async () => {
    show()
    const calm = await screen.findByLabelText('7项待办')
    expect(screen.getByTestId('a/none')).toHaveTextContent(/^$/)
    expect(screen.getByTestId('a/many')).toHaveTextContent(/^99\+$/)
    const pages = within(screen.getByTestId('a/urgent'))
    expect(pages.getByLabelText('99项待办')).toHaveTextContent(/^99$/)
    const urgent = pages.getByLabelText('其中2项紧急')
    expect(urgent).toHaveTextContent(/^急2$/)
    expect(urgent.className).not.toBe(calm.className)
  })

  it('count each case once at the block, however many of its pages it stands on', async () => {
    show()
    await screen.findByLabelText('7项待办')
    expect(screen.getByTestId('block')).toHaveTextContent(/^80急2$/)
    expect(screen.getByLabelText('80件待办')).toBeVisible()
    expect(screen.getByLabelText('其中2件紧急')).toBeVisible()
  })

  it('say at a block with one counter what its page says', async () => {
    store.dispatch(sessionSlice.actions.opened(menuOf(['a/calm'])))
    show()
    await waitFor(() => expect(screen.getByTestId('block')).toHaveTextContent(/^7$/))
    expect(server.arrived.map(({ args }) => args)).toEqual([{ names: ['a/calm'], blocks: [] }])
  })

  it('read again when to-dos have changed', async () => {
    show()
    await screen.findByLabelText('7项待办')
    act(() => void store.dispatch(api.util.invalidateTags(['Todo'])))
    await waitFor(() => expect(server.arrived).toHaveLength(2))
  })

  describe('every ten minutes', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const turn = (visibility: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
      act(() => void window.dispatchEvent(new Event('visibilitychange')))
    }
    /** Milliseconds in which an answer comes, after which the next ten minutes begin. */
    const ANSWER_MS = 1000
    const tenMinutes = () => act(() => jest.advanceTimersByTimeAsync(POLL_MS + ANSWER_MS))

    it('read again, but not in a window that nobody sees', async () => {
      show()
      await tenMinutes()
      expect(server.arrived).toHaveLength(2)
      turn('hidden')
      await tenMinutes()
      await tenMinutes()
      expect(server.arrived).toHaveLength(2)
      turn('visible')
      await tenMinutes()
      expect(server.arrived).toHaveLength(3)
    })
  })
})
