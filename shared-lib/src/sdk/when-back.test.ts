import { whenBack } from './when-back'

describe('What failed while the network was away', () => {
  const away = jest.spyOn(navigator, 'onLine', 'get')
  const goOffline = () => {
    away.mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
  }
  const comeBack = () => {
    away.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
  }
  afterEach(comeBack)
  afterAll(() => away.mockRestore())

  it('is asked for again once, when it is back', () => {
    const ask = jest.fn()
    const since = performance.now()
    goOffline()
    whenBack(since, ask)
    expect(ask).not.toHaveBeenCalled()
    comeBack()
    comeBack()
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for no more by whoever is gone', () => {
    const ask = jest.fn()
    goOffline()
    whenBack(performance.now(), ask)()
    comeBack()
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked for at once where it is back already', () => {
    const ask = jest.fn()
    const since = performance.now()
    goOffline()
    comeBack()
    whenBack(since, ask)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is asked for after longer and longer pauses where it goes on failing', () => {
    jest.useFakeTimers()
    const ask = jest.fn()
    const since = performance.now()
    goOffline()
    comeBack()
    whenBack(since, ask, 3)
    jest.advanceTimersByTime(1999)
    expect(ask).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledTimes(1)
    whenBack(since, ask, 1)()
    jest.runAllTimers()
    expect(ask).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  it('is left alone where it failed for another reason', () => {
    const ask = jest.fn()
    goOffline()
    comeBack()
    whenBack(performance.now() + 1, ask)
    expect(ask).not.toHaveBeenCalled()
  })
})
