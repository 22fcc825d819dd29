import { sessionSlice, store } from '@portal/shared-lib'
import { addressOf, portalHistory } from '@portal/shared-lib/router'
import { desktopWith } from '@portal/shared-lib/testing'
import { tileOf } from './tile'
import { watchWatermark } from './watermark'

/** Milliseconds in which a repair must have happened. */
const REPAIRED_WITHIN = 500

const covers = () => [...document.querySelectorAll<HTMLElement>('[data-watermark]')]
const cover = () => covers()[0]
const attributesOf = (element: Element | undefined) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))

describe('the watermark', () => {
  const sent: { path: string; body: unknown }[] = []

  beforeAll(() => {
    jest.useFakeTimers()
    globalThis.fetch = (async (url: string, { body }: RequestInit) => {
      sent.push({ path: url, body: JSON.parse(String(body)) })
      return Response.json({ code: 0, data: null })
    }) as typeof fetch
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
    ['filled with something', element => element.append('white')],
  ])('is put back when it was %s', (_, tamper) => {
    const [before] = covers()
    const expected = attributesOf(before)
    if (before) tamper(before)
    jest.advanceTimersByTime(REPAIRED_WITHIN)
    expect(covers()).toHaveLength(1)
    expect(cover()?.parentElement).toBe(document.documentElement)
    expect(attributesOf(cover())).toEqual(expected)
    expect(cover()?.childNodes).toHaveLength(0)
  })

  it('stands in the dialog on top where browsers have no popovers, and beside the body again after it', async () => {
    jest.advanceTimersByTime(60_000)
    sent.length = 0
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    dialog.open = true
    await Promise.resolve()
    expect([covers().length, cover()?.parentElement]).toEqual([1, dialog])
    cover()?.remove()
    jest.advanceTimersByTime(REPAIRED_WITHIN)
    expect([cover()?.parentElement, sent.length]).toEqual([dialog, 1])
    dialog.remove()
    jest.advanceTimersByTime(REPAIRED_WITHIN)
    expect([covers().length, cover()?.parentElement]).toEqual([1, document.documentElement])
    expect(sent).toHaveLength(1)
  })

  it('tells the server at most once a minute that it was tampered with', () => {
    jest.advanceTimersByTime(60_000)
    sent.length = 0
    for (let time = 0; time < 3; time++) {
      cover()?.remove()
      jest.advanceTimersByTime(REPAIRED_WITHIN)
    }
    expect(sent).toEqual([{ path: '/tjfx/api/watermark/repaired', body: { path: '/home/index', kind: 'removed' } }])
  })

  it.each(['/leadershipBoard', '/courseVideoPage'])('is absent on %s, which is no tampering', path => {
    jest.advanceTimersByTime(60_000)
    sent.length = 0
    portalHistory.push(addressOf(path))
    jest.advanceTimersByTime(REPAIRED_WITHIN)
    expect(covers()).toHaveLength(0)
    expect(sent).toEqual([])
  })

  it('goes when nobody is signed in', () => {
    store.dispatch(sessionSlice.actions.closed())
    expect(covers()).toHaveLength(0)
  })
})
