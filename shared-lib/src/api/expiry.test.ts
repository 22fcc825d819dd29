import { notices } from '../contract/calls/notices'
import { onSessionEnd } from './expiry'
import { NOT_SIGNED_IN, SESSION_TIMED_OUT } from './portal-error'
import { send } from './send'
import { answerWith } from './sent'

describe('the end of a session', () => {
  const endings: string[] = []
  beforeAll(() => onSessionEnd(({ message }) => endings.push(message)))
  beforeEach(() => {
    endings.length = 0
    signInWith('abc')
  })
  afterAll(() => signInWith(''))

  it('is told once, however many calls are answered with -1', async () => {
    answerWith({ code: -1, message: NOT_SIGNED_IN })
    await Promise.all([send(notices, {}), send(notices, {}), send(notices, {})])
    expect(endings).toEqual([SESSION_TIMED_OUT])
    expect(document.cookie).not.toContain('abc')
  })

  it('is not taken for the end of the session that has begun since', async () => {
    answerWith({ code: -1, message: NOT_SIGNED_IN })
    const late = send(notices, {})
    signInWith('def')
    await late
    expect(endings).toEqual([])
    expect(document.cookie).toContain('def')
  })
})

function signInWith(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test is about the cookie
  document.cookie = `Admin-Token-YWXT=${token}; Path=/`
}
