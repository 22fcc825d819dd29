import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { Link } from './link'
import { addressOf } from './navigation'
import { portalHistory } from './portal-history'
import { useLocation } from './use-location'
import { useSearchParams } from './use-search-params'

beforeEach(() => portalHistory.replace(addressOf('/home/index')))
const here = () => window.location.pathname + window.location.search

function Page() {
  const [asked, ask] = useSearchParams()
  return (
    <>
      <output>{`${useLocation().pathname} ${asked.get('words') ?? ''}`}</output>
      <button type="button" onClick={() => ask({ words: '噪音' }, { replace: true })}>
        查询
      </button>
    </>
  )
}

describe('a link to a page', () => {
  it('leads there, a step further; where one is already it takes the place of the step', () => {
    render(<Link to="/mail/inbox?box=1">收件箱</Link>)
    const { length } = window.history
    fireEvent.click(screen.getByRole('link'))
    expect([here(), window.history.length]).toEqual(['/tjfx/mail/inbox?box=1', length + 1])
    fireEvent.click(screen.getByRole('link'))
    expect(window.history.length).toBe(length + 1)
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    how => {
      render(<Link to="/mail/inbox">收件箱</Link>)
      const click = createEvent.click(screen.getByRole('link'), how)
      // Nothing else stops it; jsdom would complain that it cannot go.
      const stopped: boolean[] = []
      document.addEventListener(
        'click',
        event => {
          stopped.push(event.defaultPrevented)
          event.preventDefault()
        },
        { once: true },
      )
      fireEvent(screen.getByRole('link'), click)
      expect([stopped, here()]).toEqual([[false], '/tjfx/home/index'])
    },
  )

  it.each(['//evil.example/', 'https://evil.example/', 'javascript:alert(1)'])('never leads to %s', to => {
    render(<Link to={to}>收件箱</Link>)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/tjfx/')
  })

  it('may be stopped by who shows it', () => {
    render(
      <Link to="/mail/inbox" onClick={event => event.preventDefault()}>
        收件箱
      </Link>,
    )
    fireEvent.click(screen.getByRole('link'))
    expect(here()).toBe('/tjfx/home/index')
  })
})

it('a page knows where it is and what it is asked for, and asks for something else in place', () => {
  render(<Page />)
  const { length } = window.history
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('status')).toHaveTextContent('/home/index 噪音')
  act(() => portalHistory.replace(addressOf('/mail/inbox')))
  expect(screen.getByRole('status')).toHaveTextContent('/mail/inbox')
  expect(window.history.length).toBe(length)
})
