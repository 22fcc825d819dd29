import { createCircuit } from './circuit'
import { Away, NotTrusted } from './provider'

describe('A provider that fails', () => {
  let at = 0
  const asking = () => createCircuit(() => at)
  const fails = async () => {
    throw new Away('no')
  }
  const answers = async () => 'yes'
  const failing = async (circuit: ReturnType<typeof asking>, times: number) => {
    for (let done = 0; done < times; done += 1) await expect(circuit(fails)).rejects.toThrow('no')
  }
  beforeEach(() => {
    at = 1
  })

  it('is not asked for half a minute after three failures, then by one alone', async () => {
    const circuit = asking()
    await failing(circuit, 3)
    await expect(circuit(answers)).rejects.toThrow('of late')
    at += 30_000
    let answer = (_: string) => {}
    const first = circuit(() => new Promise<string>(done => (answer = done)))
    await expect(circuit(answers)).rejects.toThrow('of late')
    answer('back')
    expect(await first).toBe('back')
    expect(await circuit(answers)).toBe('yes')
  })

  it('is asked on where it says no, or answers in between', async () => {
    const circuit = asking()
    const saysNo = circuit(async () => {
      throw new NotTrusted('wrong')
    })
    await expect(saysNo).rejects.toThrow('wrong')
    for (let times = 0; times < 3; times += 1) {
      await failing(circuit, 2)
      expect(await circuit(answers)).toBe('yes')
    }
  })

  it('is not taken for back by an answer that came without it', async () => {
    const circuit = asking()
    for (let times = 0; times < 3; times += 1) {
      expect(await circuit(answers, true)).toBe('yes')
      await failing(circuit, 1)
    }
    await expect(circuit(answers, true)).rejects.toThrow(Away)
    // Half a minute later it keeps the next one from nothing.
    at += 30_000
    expect(await circuit(answers, true)).toBe('yes')
    expect(await circuit(answers)).toBe('yes')
    expect(await circuit(answers)).toBe('yes')
  })

  it('is asked by twenty at a time', async () => {
    const circuit = asking()
    const waiting = Array.from({ length: 20 }, () => circuit(() => new Promise(done => setImmediate(done))))
    await expect(circuit(answers)).rejects.toThrow('at a time')
    await Promise.all(waiting)
    expect(await circuit(answers)).toBe('yes')
  })
})
