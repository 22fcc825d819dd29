import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { endSilentConnections } from './silent-connections'

describe('A server that stops', () => {
  it('waits for no connection that has asked for nothing', async () => {
    const app = Fastify()
    endSilentConnections(app, false)
    app.get('/', async () => 'here')
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const accepted = once(app.server, 'connection')
    const silent = connect(Number(new URL(address).port), '127.0.0.1')
    const gone = once(silent, 'close')
    await accepted
    expect(await (await fetch(address)).text()).toBe('here')
    await app.close()
    await gone
  })
})
