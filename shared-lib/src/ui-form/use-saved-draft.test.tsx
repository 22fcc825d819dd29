import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { sessionSlice } from '../store/session-slice'
import { store } from '../store/store'
import { StoreProvider } from '../store/store-provider'
import { desktopWith, keepingBrowser } from '../testing'
import { useSavedDraft } from './use-saved-draft'

function Form() {
  const [text, write] = useState('')
  const [isTyped, setTyped] = useState(false)
  const forget = useSavedDraft('意见', { text }, isTyped, kept => {
    write(String(kept.text))
    setTyped(true)
  })
  return (
    <>
      <input
        aria-label="意见"
        value={text}
        onChange={({ target }) => {
          write(target.value)
          setTyped(true)
        }}
      />
      <button type="button" onClick={() => void forget()}>
        发送
      </button>
    </>
  )
}

describe('What is kept of a form', () => {
  let browser: ReturnType<typeof keepingBrowser>
  beforeEach(() => {
    browser = keepingBrowser()
  })
  afterEach(() => browser.stop())
  const open = (userId = 'u1') => {
    store.dispatch(sessionSlice.actions.opened(desktopWith([], { userId })))
    return render(
      <StoreProvider>
        <Form />
      </StoreProvider>,
    )
  }
  const field = () => screen.getByLabelText('意见')

  it('is there again for its user, and for nobody else', async () => {
    const { unmount } = open()
    await userEvent.type(field(), '同意')
    unmount()
    const { unmount: leave } = open('u2')
    expect(field()).toHaveValue('')
    leave()
    open()
    await waitFor(() => expect(field()).toHaveValue('同意'))
  })

  it('is kept while the form is still open, once the typing rests', async () => {
    open()
    await userEvent.type(field(), '同意')
    expect(browser.kept.size).toBe(0)
    await waitFor(() => expect([...browser.kept.values()]).toMatchObject([{ value: { text: '同意' } }]), {
      timeout: 3000,
    })
  })

  it('is nothing of what was sent, or where nothing was typed', async () => {
    open().unmount()
    const { unmount } = open()
    await userEvent.type(field(), '同意')
    await userEvent.click(screen.getByRole('button', { name: '发送' }))
    unmount()
    await waitFor(() => expect(browser.kept.size).toBe(0))
  })
})
