import { portalHistory } from './portal-history'
import { saveText } from './saved-text'
import { askBeforeLeaving, hasUnsaved, keepUnsaved, loseUnsaved, markUnsaved, mayLeave, watchUnsaved } from './unsaved'

// jsdom has no IndexedDB; a story in the browser shows that text comes back.
jest.mock('./saved-text')

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

  describe('that is kept as a draft', () => {
    const draft = { isKept: () => true, keep: async () => true }
    const form = (more: Partial<typeof draft>) => ({ read: () => ({}), draft: { ...draft, ...more } })

    it.each([
      ['没有草稿', undefined, '来信登记尚未保存，离开后将丢失。确定离开吗？'],
      ['草稿已存', form({}), '来信登记已存为草稿，下次打开时可以继续填写。确定离开吗？'],
      ['草稿存不上', form({ keep: async () => false }), '来信登记尚未保存，离开后将丢失。确定离开吗？'],
    ])('is asked about in true words: %s', async (_, kept, words) => {
      const ask = jest.fn(async () => true)
      askBeforeLeaving(ask)
      markUnsaved('来信登记', kept)
      expect(await mayLeave()).toBe(true)
      expect(ask).toHaveBeenCalledWith(words)
    })

    it('is told apart from what is lost', async () => {
      const ask = jest.fn(async () => true)
      askBeforeLeaving(ask)
      markUnsaved('来信登记', form({}))
      markUnsaved('用户信息')
      await mayLeave()
      expect(ask).toHaveBeenCalledWith(
        '用户信息尚未保存，离开后将丢失。来信登记已存为草稿，下次打开时可以继续填写。确定离开吗？',
      )
    })

    it.each([true, false])('lets the tab be closed at once while the draft is the latest: %s', isKept => {
      const saved = markUnsaved('来信登记', form({ isKept: () => isKept }))
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(!isKept)
      saved()
    })
  })

  it('of a dialog is asked about alone, and the page keeps its own', async () => {
    const ask = jest.fn(async () => true)
    askBeforeLeaving(ask)
    const pageSaved = markUnsaved('来信登记')
    const mayClose = watchUnsaved()
    expect(mayClose()).toBe(true)
    markUnsaved('用户信息')
    expect(await mayClose()).toBe(true)
    expect(ask).toHaveBeenCalledWith('用户信息尚未保存，离开后将丢失。确定离开吗？')
    expect(mayClose()).toBe(true)
    expect(hasUnsaved()).toBe(true)
    pageSaved()
  })

  it('is asked about before signing out, too', async () => {
    askBeforeLeaving(async () => false)
    expect(mayLeave()).toBe(true)
    const saved = markUnsaved('来信登记')
    expect(await mayLeave()).toBe(false)
    expect(hasUnsaved()).toBe(true)
    saved()
  })

  it('is kept for its user where a form knows how, when nobody can stay', async () => {
    markUnsaved('来信登记', { read: () => ({ name: '钱乙舟' }) })
    const other = markUnsaved('意见')
    await keepUnsaved('p1')
    expect(saveText).toHaveBeenCalledWith('p1', '来信登记', { name: '钱乙舟' })
    // The rest is asked about, or lost.
    expect(hasUnsaved()).toBe(true)
    loseUnsaved()
    expect(hasUnsaved()).toBe(false)
    other()
  })
})
