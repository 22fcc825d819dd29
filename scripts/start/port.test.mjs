import { createServer } from 'node:net'
import { choosePort } from './port.mjs'

/** @param {Record<number, string>} obstacles */
const given = obstacles => async (/** @type {number} */ port) => obstacles[port]

describe('the port', () => {
  test('is 8080 when nobody asks for another', async () => {
    expect(await choosePort(undefined, given({}))).toBe(8080)
  })

  test('is the next free one when 8080 is in use', async () => {
    expect(await choosePort(undefined, given({ 8080: 'EADDRINUSE', 8081: 'EADDRINUSE' }))).toBe(8082)
  })

  test('cannot be chosen when a hundred are in use', async () => {
    await expect(choosePort(undefined, async () => 'EADDRINUSE')).rejects.toThrow('8080 to 8179 are all in use')
  })

  test('is the one asked for', async () => {
    expect(await choosePort('9000', given({ 8080: 'EADDRINUSE' }))).toBe(9000)
  })

  test.each([
    ['EADDRINUSE', 'choose another PORT, or leave PORT out'],
    ['EACCES', 'Choose one above 1023'],
    ['EADDRNOTAVAIL', 'EADDRNOTAVAIL'],
  ])('asked for is refused with what to do on %s', async (code, advice) => {
    await expect(choosePort('80', given({ 80: code }))).rejects.toThrow(advice)
  })

  test.each(['0', '65536', '-1', '80a', '8.5', '0x50'])('cannot be %s', async text => {
    await expect(choosePort(text, given({}))).rejects.toThrow('PORT must be a number')
  })

  test('that another program has is seen, even on 127.0.0.1 alone', async () => {
    const other = createServer()
    await new Promise(done => other.listen(0, '127.0.0.1', () => done(undefined)))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(choosePort(String(port))).rejects.toThrow(`Port ${port} is in use`)
    other.close()
  })
})
