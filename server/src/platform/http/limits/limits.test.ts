import { connect } from 'node:net'
import { organisationsOfAccount, signIn } from '@portal/shared-lib/contract/identity'
import { usePortal } from '../../../../test/portal'

describe('With limits', () => {
  const portal = usePortal({ config: { rateLimits: true } })
  const tooMany = { code: 4290, message: '操作过于频繁，请稍后再试', data: null }

  it('30 sign-ins in a minute are answered for an address, and further ones refused with HTTP 200', async () => {
    const send = () => portal.send(signIn.path, { method: 'POST', body: new URLSearchParams({ username: '' }) })
    for (let count = 0; count < 30; count += 1)
      expect(await (await send()).json()).toMatchObject({ message: '请输入用户名' })
    const response = await send()
    expect([response.status, await response.json()]).toEqual([200, tooMany])
  })

  it('90 lists of organisations in a minute are answered', async () => {
    const ask = () => portal.ask(organisationsOfAccount, { loginAccount: 'nobody', type: '1' })
    const answers = await Promise.all(Array.from({ length: 91 }, ask))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(90)
    expect(answers.filter(({ code }) => code === tooMany.code)).toHaveLength(1)
  })
})

describe('Without limits', () => {
  const portal = usePortal()

  it('a sign-in is answered whatever came before', async () => {
    const send = () => portal.send(signIn.path, { method: 'POST', body: new URLSearchParams() })
    const answers = await Promise.all(Array.from({ length: 50 }, async () => (await send()).json()))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([4002]))
  })

  it('a body that is too large is answered once it is here in full, so that the answer is not lost with the rest', async () => {
    const { hostname, port, pathname } = new URL(portal.address)
    const half = 'x'.repeat(5_000_000)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', data => {
      answer += data
    })
    socket.write(
      `POST ${pathname}${signIn.path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: ${2 * half.length}\r\n`,
    )
    socket.write(`Content-Type: application/x-www-form-urlencoded\r\n\r\n${half}`)
    await new Promise(resolve => setTimeout(resolve, 200))
    expect(answer).toBe('')
    socket.write(half)
    await new Promise(resolve => socket.on('close', resolve))
    expect(answer).toMatch(/^HTTP\/1\.1 200.*"code":4131/s)
  })
})
