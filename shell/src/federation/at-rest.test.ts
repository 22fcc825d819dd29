import { atRest } from './at-rest'

describe('What waits until the page is at rest', () => {
  const work = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    work.mockReset()
    document.body.innerHTML = '<p role="status" class="portal-loading">加载中...</p>'
  })
  afterEach(() => jest.useRealTimers())

  it('waits for the page that is on its way', () => {
    atRest(work)
    jest.advanceTimersByTime(1000)
    expect(work).not.toHaveBeenCalled()
    document.body.innerHTML = ''
    jest.advanceTimersByTime(1000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('does not wait for ever', () => {
    atRest(work)
    jest.advanceTimersByTime(4000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('can be given up', () => {
    const stop = atRest(work)
    jest.advanceTimersByTime(1000)
    stop()
    document.body.innerHTML = ''
    jest.advanceTimersByTime(4000)
    expect(work).not.toHaveBeenCalled()
  })
})
