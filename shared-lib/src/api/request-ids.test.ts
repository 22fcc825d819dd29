import { registerLetter } from '../contract/calls/petitions'
import { send } from './send'
import { answerWith } from './sent'

const idsOf = (sent: { init: RequestInit }[]) => sent.map(({ init }) => new Headers(init.headers).get('X-Request-Id'))

describe('a write that is said again', () => {
  const letter = { name: '钱乙舟' } as never
  const failure = new TypeError('Failed to fetch')
  const sendAll = async (answers: unknown[], args: unknown[]) => {
    const ids: unknown[] = []
    for (const [at, answer] of answers.entries()) {
      const sent = answerWith(answer)
      await send(registerLetter, (args[at] ?? letter) as never, { repeats: false })
      ids.push(...idsOf(sent))
    }
    return ids
  }

  it('after a failure has the same id, so that it happens once', async () => {
    const [first, second, third] = await sendAll([failure, { code: 5000, message: '故障' }, { code: 0 }], [])
    expect([second, third]).toEqual([first, third])
  })

  it('while it is under way has the same id, so that a second click does nothing', async () => {
    const sent = answerWith({ code: 0 })
    await Promise.all([send(registerLetter, letter), send(registerLetter, letter)])
    expect(new Set(idsOf(sent)).size).toBe(1)
  })

  it.each([
    ['it was answered', { code: 0 }],
    ['it was refused', { code: 4002, message: '请输入姓名' }],
  ])('after %s is meant anew', async (_, answer) => {
    expect(new Set(await sendAll([answer, answer], [])).size).toBe(2)
  })

  it('after something else was written is meant anew', async () => {
    const [first, , third] = await sendAll([failure, { code: 0 }, { code: 0 }], [letter, { name: '孙丙川' }, letter])
    expect(third).not.toBe(first)
  })
})
