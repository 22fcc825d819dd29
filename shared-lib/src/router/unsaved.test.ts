import { portalHistory } from './portal-history'
import { askBeforeLeaving, hasUnsaved, markUnsaved } from './unsaved'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

describe('unsaved text', () => {
  beforeEach(() => portalHistory.push('/tjfx/form'))

  it('asks once, and stays when told to', async () => {
    const ask = jest.fn(async () => false)
    askBeforeLeaving(ask)
    const saved = markUnsaved('来信登记')
    portalHistory.push('/tjfx/list')
    await settled()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(ask).toHaveBeenCalledWith('来信登记尚未保存，离开后将丢失。确定离开吗？')
    expect(window.location.pathname).toBe('/tjfx/form')
    saved()
  })

  it('leaves when told to, and then holds nothing any more', async () => {
    askBeforeLeaving(async () => true)
    markUnsaved('来信登记')
    portalHistory.push('/tjfx/list')
    await settled()
    expect(window.location.pathname).toBe('/tjfx/list')
    expect(hasUnsaved()).toBe(false)
  })

  it('does not ask for a change of search on the same page, nor when all is saved', async () => {
    const ask = jest.fn(async () => false)
    askBeforeLeaving(ask)
    const saved = markUnsaved('来信登记')
    portalHistory.push('/tjfx/form?a=1')
    saved()
    portalHistory.push('/tjfx/list')
    await settled()
    expect(ask).not.toHaveBeenCalled()
    expect(window.location.pathname).toBe('/tjfx/list')
  })

  it('makes the browser ask when the tab is closed', () => {
    const saved = markUnsaved('来信登记')
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    saved()
  })
})
