import { EventEmitter } from 'node:events'
import { onStopSignals } from './stop-signals.mjs'

describe('the wish to stop', () => {
  const setUp = () => {
    const source = new EventEmitter()
    const handler = { first: jest.fn(), again: jest.fn() }
    let time = 0
    onStopSignals(handler, { on: (name, listener) => source.on(name, listener) }, () => time)
    const send = (/** @type {string} */ name, after = 0) => {
      time += after
      source.emit(name, name)
    }
    return { handler, send }
  }

  test('is passed on once when npm repeats the Ctrl-C of the terminal', () => {
    const { handler, send } = setUp()
    send('SIGINT')
    send('SIGINT', 5)
    expect(handler.first.mock.calls).toEqual([['SIGINT']])
    expect(handler.again).not.toHaveBeenCalled()
  })

  test('is urgent when it comes a second time', () => {
    const { handler, send } = setUp()
    send('SIGINT')
    send('SIGINT', 3000)
    send('SIGINT', 5)
    expect(handler.first).toHaveBeenCalledTimes(1)
    expect(handler.again).toHaveBeenCalledTimes(1)
  })

  test('is a request to end where the terminal was closed', () => {
    const { handler, send } = setUp()
    send('SIGHUP')
    expect(handler.first.mock.calls).toEqual([['SIGTERM']])
  })
})
