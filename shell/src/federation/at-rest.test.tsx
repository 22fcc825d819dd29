import { onDemand, WhileLoading } from '@portal/shared-lib'
import { act, render } from '@testing-library/react'
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

  it('waits for a part of the page that is on its way, whatever stands in its place', async () => {
    document.body.innerHTML = ''
    let come: (part: { default: () => string }) => void = () => {}
    const Part = onDemand(() => new Promise<{ default: () => string }>(done => (come = done)))
    const page = render(
      <WhileLoading>
        <Part />
      </WhileLoading>,
    )
    atRest(work)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(work).not.toHaveBeenCalled()
    come({ default: () => '表格' })
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(page.container.textContent).toBe('表格')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('does not wait for ever', () => {
    atRest(work)
    jest.advanceTimersByTime(7000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('gives a page that is too busy for an idle moment the time it needs', () => {
    document.body.innerHTML = ''
    let callBack: IdleRequestCallback = () => {}
    const ask = jest.fn((idle: IdleRequestCallback) => {
      callBack = idle
      return 1
    })
    Object.assign(window, { requestIdleCallback: ask, cancelIdleCallback: jest.fn() })
    try {
      atRest(work)
      callBack({ didTimeout: true, timeRemaining: () => 0 })
      expect(work).not.toHaveBeenCalled()
      jest.advanceTimersByTime(100)
      expect(ask).toHaveBeenCalledTimes(2)
      callBack({ didTimeout: false, timeRemaining: () => 10 })
      expect(work).toHaveBeenCalledTimes(1)
    } finally {
      Reflect.deleteProperty(window, 'requestIdleCallback')
      Reflect.deleteProperty(window, 'cancelIdleCallback')
    }
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
