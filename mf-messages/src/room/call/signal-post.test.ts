import { sendSignals, signals } from '@portal/shared-lib/contract/meetings'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { waitFor } from '@testing-library/react'
import { SignalPost } from './signal-post'

const [OWN, ONE, OTHER] = [1, 2, 3].map(digit => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
]
const ROOM = { roomId: '1234567', peerId: OWN }

describe('signals between windows', () => {
  const received: [string, unknown][] = []
  const open = () => new SignalPost(ROOM, (from, signal) => void received.push([from, signal]))
  beforeEach(() => received.splice(0))

  it('go out together for each window, none to one that has gone', async () => {
    const server = fakeServer([fake(sendSignals, () => null)])
    const post = open()
    post.send(ONE, { again: true })
    post.send(ONE, { candidate: { candidate: 'a' } })
    post.send(OTHER, { again: true })
    post.forget(OTHER)
    await waitFor(() => expect(server.arrived).toHaveLength(1))
    const sent = ['{"again":true}', '{"candidate":{"candidate":"a"}}']
    expect(server.arrived[0]?.args).toEqual({ ...ROOM, to: ONE, signals: sent })
    post.close()
    server.stop()
  })

  it('are handed over in order and once, and what is garbled keeps nothing else away', async () => {
    const lying = [
      { id: 4, from: ONE, signal: '{"again":true}' },
      { id: 5, from: OTHER, signal: 'garbled' },
      { id: 6, from: ONE, signal: '{"candidate":{"candidate":"a"}}' },
      { id: 9, from: ONE, signal: '{"candidate":{"candidate":"not yet"}}' },
    ]
    const told: unknown[] = []
    Object.assign(globalThis, { reportError: (error: unknown) => told.push(error) })
    const server = fakeServer([fake(signals, ({ args: { after } }) => lying.filter(({ id }) => id > after))])
    const post = open()
    post.fetchUpTo(6)
    const first = [
      [ONE, { again: true }],
      [ONE, { candidate: { candidate: 'a' } }],
    ]
    await waitFor(() => expect(received).toEqual(first))
    expect(told).toEqual([expect.any(SyntaxError)])
    post.fetchUpTo(6)
    post.fetchUpTo(9)
    await waitFor(() => expect(received).toHaveLength(3))
    expect(server.arrived.map(({ args }) => args)).toEqual([
      { ...ROOM, after: 0 },
      { ...ROOM, after: 6 },
    ])
    post.close()
    server.stop()
  })
})
