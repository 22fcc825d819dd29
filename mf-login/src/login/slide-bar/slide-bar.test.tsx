import { fireEvent, screen } from '@testing-library/react'
import { fields, openSignIn, type SignInPage } from '../testing/sign-in-page'

/** Pixels: the track, and the handle in it. */
const TRACK = 336
const HANDLE = 48

const text = () => screen.getByText(/向右滑动验证|验证通过/).textContent

describe('the slide bar', () => {
  let page: SignInPage
  beforeEach(async () => {
    page = await openSignIn()
    // jsdom lays nothing out and knows no pointers.
    Reflect.set(window, 'PointerEvent', MouseEvent)
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(TRACK)
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(HANDLE)
    HTMLElement.prototype.setPointerCapture = () => undefined
  })
  afterEach(() => {
    jest.restoreAllMocks()
    return page.close()
  })

  const drag = (to: number) => {
    fireEvent.pointerDown(fields.slide(), { clientX: 100 })
    fireEvent.pointerMove(fields.slide(), { clientX: 100 + to })
  }
  const release = () => fireEvent.pointerUp(fields.slide())

  it('is verified once dragged past the full width', () => {
    expect(text()).toBe('向右滑动验证')
    drag(TRACK - HANDLE)
    expect(text()).toBe('验证通过')
    release()
    expect(text()).toBe('验证通过')
  })

  it('goes back when it is released early', () => {
    drag(TRACK - HANDLE - 1)
    expect(Number(fields.slide().getAttribute('aria-valuenow'))).toBeGreaterThan(90)
    release()
    expect(fields.slide()).toHaveAttribute('aria-valuenow', '0')
    expect(text()).toBe('向右滑动验证')
  })

  it('does not follow a pointer that has not grabbed it', () => {
    fireEvent.pointerMove(fields.slide(), { clientX: 400 })
    expect(fields.slide()).toHaveAttribute('aria-valuenow', '0')
  })

  it('goes by keys, and is verified at the full width only', () => {
    for (let press = 0; press < 9; press++) fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    fireEvent.keyDown(fields.slide(), { key: 'ArrowLeft' })
    fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    expect(text()).toBe('向右滑动验证')
    fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    expect(text()).toBe('验证通过')
  })

  it('goes back when the focus leaves it early', () => {
    fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    fireEvent.blur(fields.slide())
    expect(fields.slide()).toHaveAttribute('aria-valuenow', '0')
  })
})
