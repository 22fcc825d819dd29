import { sessionSlice, store } from '@portal/shared-lib'
import { addressOf, portalHistory } from '@portal/shared-lib/router'
import { desktopWith } from '@portal/shared-lib/testing'
import { tileOf } from './tile'
import { watchWatermark } from './watermark'

/** Milliseconds in which a repair must have happened. */
const REPAIRED_WITHIN = 500

const covers = () => document.querySelectorAll<HTMLElement>('[data-watermark]')
const cover = () => covers()[0]

describe('the watermark', () => {
  beforeAll(() => {
    jest.useFakeTimers()
    watchWatermark()
  })
  beforeEach(() => {
    portalHistory.push(addressOf('/home/index'))
    store.dispatch(sessionSlice.actions.opened(desktopWith([], { orgName: '临江省信访局', userName: '周戊汀 <b>' })))
    jest.advanceTimersByTime(REPAIRED_WITHIN)
  })

  it('tiles organisation and user name, as text', () => {
    expect(covers()).toHaveLength(1)
    expect(decodeURIComponent(tileOf('临江省信访局 周戊汀 <b>'))).toContain('>临江省信访局 周戊汀 &lt;b&gt;</text>')
  })

  it.each<[string, (element: HTMLElement) => void]>([
    ['removed', element => element.remove()],
    ['made transparent', element => element.style.setProperty('opacity', '0', 'important')],
    ['hidden by attribute', element => element.setAttribute('hidden', '')],
    ['hidden by a class', element => element.setAttribute('class', 'gone')],
    ['not displayed', element => element.style.setProperty('display', 'none', 'important')],
    ['moved under another element', element => document.body.appendChild(document.createElement('p')).append(element)],
    ['pushed behind', element => element.style.setProperty('z-index', '-1', 'important')],
    ['given another picture', element => element.style.setProperty('background-image', 'none', 'important')],
  ])('is put back when it was %s', (_, tamper) => {
    const [before] = covers()
    if (before) tamper(before)
    jest.advanceTimersByTime(REPAIRED_WITHIN)
    expect(covers()).toHaveLength(1)
    expect(cover()?.parentElement).toBe(document.body)
    expect(cover()?.hasAttribute('hidden') || cover()?.hasAttribute('class')).toBe(false)
    expect(cover()?.style.opacity).toBe('1')
    expect(cover()?.style.display).toBe('block')
  })

  it.each(['/leadershipBoard', '/courseVideoPage'])('is absent on %s', path => {
    portalHistory.push(addressOf(path))
    jest.advanceTimersByTime(REPAIRED_WITHIN)
    expect(covers()).toHaveLength(0)
  })

  it('goes when nobody is signed in', () => {
    store.dispatch(sessionSlice.actions.closed())
    expect(covers()).toHaveLength(0)
  })
})
