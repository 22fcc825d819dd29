import { looks, StoreProvider, sessionSlice, showLooks, store } from '@portal/shared-lib'
import { saveAfterAction, saveLooks } from '@portal/shared-lib/contract/account'
import { USUAL_LOOKS } from '@portal/shared-lib/contract/rules/looks'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dressAs } from './dress'
import { LooksDialog } from './looks-dialog'

describe('显示设置', () => {
  afterEach(() => showLooks(USUAL_LOOKS))

  it('shows each choice at once and keeps it for the person', async () => {
    const kept: object[] = []
    const server = fakeServer([
      fake(saveLooks, ({ args }) => {
        kept.push(args)
        return null
      }),
    ])
    render(<LooksDialog onClose={() => undefined} />, { wrapper: StoreProvider })
    expect(screen.getByRole('radio', { name: '浅色' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '深色' }))
    await userEvent.click(screen.getByRole('radio', { name: '特大' }))
    const chosen = { theme: 'dark', text: 'largest', density: 'loose' }
    expect(looks()).toEqual(chosen)
    await waitFor(() => expect(kept[1]).toEqual(chosen))
    server.stop()
  })

  it('let a person go on as they like from what they have handled, where they handle anything', async () => {
    const kept: object[] = []
    const server = fakeServer([
      fake(saveAfterAction, ({ args }) => {
        kept.push(args)
        return null
      }),
    ])
    const { opened } = sessionSlice.actions
    store.dispatch(opened(desktopWith([], { afterAction: null })))
    const { unmount } = render(<LooksDialog onClose={() => undefined} />, { wrapper: StoreProvider })
    expect(screen.getByRole('radio', { name: '返回列表' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '打开列表中的下一件' }))
    expect(screen.getByRole('radio', { name: '打开列表中的下一件' })).toBeChecked()
    expect(store.getState().session.desktop?.afterAction).toBe('next')
    await waitFor(() => expect(kept).toEqual([{ afterAction: 'next' }]))
    unmount()
    store.dispatch(opened(desktopWith([], { seesCases: '0' })))
    render(<LooksDialog onClose={() => undefined} />, { wrapper: StoreProvider })
    expect(screen.queryByRole('radio', { name: '返回列表' })).not.toBeInTheDocument()
    server.stop()
  })

  it('are those of whoever signs in, usual for who never chose, and left alone where the server keeps none', () => {
    const dark = { theme: 'dark', text: 'large', density: 'compact' } as const
    dressAs(desktopWith([], { looks: dark }))
    expect(looks()).toEqual(dark)
    dressAs(desktopWith([]))
    expect(looks()).toEqual(dark)
    dressAs(desktopWith([], { looks: null }))
    expect(looks()).toEqual(USUAL_LOOKS)
  })
})
