import { looks, showLooks } from '@portal/shared-lib'
import { saveLooks } from '@portal/shared-lib/contract/account'
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
    render(<LooksDialog onClose={() => undefined} />)
    expect(screen.getByRole('radio', { name: '浅色' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: '深色' }))
    await userEvent.click(screen.getByRole('radio', { name: '特大' }))
    const chosen = { theme: 'dark', text: 'largest', density: 'loose' }
    expect(looks()).toEqual(chosen)
    await waitFor(() => expect(kept[1]).toEqual(chosen))
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
