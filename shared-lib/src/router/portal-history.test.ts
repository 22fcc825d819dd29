import { waitFor } from '@testing-library/dom'
import { addGuard, type Guard } from './guards'
import { portalHistory } from './portal-history'

const here = () => window.location.pathname

describe('the portal history', () => {
  let release: (() => void)[] = []
  const guard = (ask: Guard) => release.push(addGuard(ask))

  beforeEach(() => {
    portalHistory.push('/tjfx/one')
    portalHistory.push('/tjfx/two')
  })

  afterEach(() => {
    for (const done of release) done()
    release = []
  })

  it('tells every listener of a push, once', () => {
    const first = jest.fn()
    const second = jest.fn()
    release.push(portalHistory.listen(first), portalHistory.listen(second))
    portalHistory.push('/tjfx/three?a=1')
    expect(first).toHaveBeenCalledTimes(1)
    expect(second).toHaveBeenCalledTimes(1)
    expect(first.mock.calls[0][0]).toMatchObject({
      action: 'PUSH',
      location: { pathname: '/tjfx/three', search: '?a=1' },
    })
  })

  it('asks before the address changes, and changes nothing when told no', async () => {
    const length = window.history.length
    guard(async () => false)
    const listener = jest.fn()
    release.push(portalHistory.listen(listener))
    portalHistory.push('/tjfx/three')
    await Promise.resolve()
    expect(here()).toBe('/tjfx/two')
    expect(window.history.length).toBe(length)
    expect(listener).not.toHaveBeenCalled()
  })

  it('goes where a guard sends it', () => {
    guard(({ to }) => (to.pathname === '/tjfx/secret' ? '/tjfx/noAuthority' : true))
    portalHistory.push('/tjfx/secret')
    expect(here()).toBe('/tjfx/noAuthority')
  })

  it('asks the guards in order and stops at the first no', () => {
    const later = jest.fn(() => true)
    guard(() => false)
    guard(later)
    portalHistory.push('/tjfx/three')
    expect(later).not.toHaveBeenCalled()
  })

  it('goes back at once when every guard agrees at once', async () => {
    const listener = jest.fn()
    release.push(portalHistory.listen(listener))
    window.history.back()
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
    expect(here()).toBe('/tjfx/one')
    expect(portalHistory.location.pathname).toBe('/tjfx/one')
  })

  it('puts a step back in its place while it asks, and again when told no', async () => {
    const pathWhenAsked: string[] = []
    guard(async () => {
      pathWhenAsked.push(here())
      return false
    })
    window.history.back()
    await waitFor(() => expect(pathWhenAsked).toEqual(['/tjfx/one']))
    await waitFor(() => expect(here()).toBe('/tjfx/two'))
    expect(portalHistory.location.pathname).toBe('/tjfx/two')
  })

  it('takes a step back after a guard has thought about it', async () => {
    guard(async () => true)
    const listener = jest.fn()
    release.push(portalHistory.listen(listener))
    window.history.back()
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1))
    expect(here()).toBe('/tjfx/one')
    expect(listener.mock.calls[0][0]).toMatchObject({ action: 'POP', delta: -1 })
  })

  it('drops a navigation whose question is overtaken by another', async () => {
    let answer: (leave: boolean) => void = () => undefined
    const question = new Promise<boolean>(resolve => {
      answer = resolve
    })
    guard(({ to }) => (to.pathname === '/tjfx/slow' ? question : true))
    portalHistory.push('/tjfx/slow')
    portalHistory.push('/tjfx/other')
    answer(true)
    await question
    expect(here()).toBe('/tjfx/other')
  })

  it('ignores the pops that single-spa makes of pushes', () => {
    const listener = jest.fn()
    release.push(portalHistory.listen(listener))
    window.dispatchEvent(
      Object.assign(new PopStateEvent('popstate', { state: window.history.state }), { singleSpa: true }),
    )
    expect(listener).not.toHaveBeenCalled()
  })
})
