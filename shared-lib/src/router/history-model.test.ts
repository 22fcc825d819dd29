import { waitFor } from '@testing-library/dom'
import { addGuard, type Verdict } from './guards'
import { portalHistory } from './portal-history'

const MOVES = 30
const SEEDS = [1, 2, 3]

/** How the guard answers the next navigation: at once or after a thought. */
const ANSWERS: readonly (() => Verdict | Promise<Verdict>)[] = [
  () => true,
  () => false,
  async () => true,
  async () => false,
]

/** Numbers that look random and are the same each time. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('the history, against a list and a place in it', () => {
  let answer = ANSWERS[0] ?? (() => true)
  let asked = 0
  addGuard(() => {
    asked++
    return answer()
  })

  const agrees = (path: string, times: number) =>
    waitFor(() => {
      expect(asked).toBe(times)
      expect(window.location.pathname).toBe(path)
      expect(portalHistory.location.pathname).toBe(path)
    })

  it.each(SEEDS)('is right after each of 30 moves, allowed or not, and in every entry (%i)', async seed => {
    const random = randomFrom(seed)
    const entries = [`/tjfx/${seed}-start`]
    let at = 0
    answer = () => true
    portalHistory.push(entries[0] ?? '')
    for (let move = 0; move < MOVES; move++) {
      answer = ANSWERS[random(ANSWERS.length)] ?? answer
      const allowed = await answer()
      const before = asked
      const delta = random(entries.length * 2) - at
      if (delta !== 0 && at + delta < entries.length) {
        portalHistory.go(delta)
        if (allowed) at += delta
      } else {
        const path = `/tjfx/${seed}-${move}`
        portalHistory.push(path)
        if (allowed) entries.splice(++at, Number.POSITIVE_INFINITY, path)
      }
      await agrees(entries[at] ?? '', before + 1)
    }
    answer = () => true
    while (at > 0) {
      const before = asked
      window.history.back()
      await agrees(entries[--at] ?? '', before + 1)
    }
  })

  it('keeps its place when somebody presses back twice while it asks', async () => {
    answer = () => true
    for (const name of ['a', 'b', 'c']) portalHistory.push(`/tjfx/${name}`)
    answer = async () => false
    const before = asked
    window.history.back()
    window.history.back()
    await agrees('/tjfx/c', before + 1)
  })

  it('counts the entry that a link to a fragment makes', async () => {
    answer = () => true
    portalHistory.push('/tjfx/before')
    portalHistory.push('/tjfx/form')
    window.location.hash = 'content'
    await waitFor(() => expect(portalHistory.location.hash).toBe('#content'))
    answer = async () => false
    const before = asked
    window.history.back()
    await agrees('/tjfx/form', before + 1)
    await waitFor(() => expect(window.location.hash).toBe('#content'))
    answer = () => true
    window.history.go(-2)
    await agrees('/tjfx/before', before + 2)
  })

  it('goes nowhere when guards send it in a circle', () => {
    const from = window.location.pathname
    let turns = 0
    answer = () => (++turns % 2 ? '/tjfx/this' : '/tjfx/that')
    portalHistory.push('/tjfx/that')
    expect(window.location.pathname).toBe(from)
    expect(turns).toBeLessThan(10)
  })

  it('forgets a push that still waits when the user has gone elsewhere', async () => {
    let agree: (leave: boolean) => void = () => undefined
    answer = () =>
      new Promise(resolve => {
        agree = resolve
      })
    portalHistory.push('/tjfx/slow')
    answer = () => true
    portalHistory.push('/tjfx/quick')
    agree(true)
    await new Promise(resolve => setTimeout(resolve))
    expect(window.location.pathname).toBe('/tjfx/quick')
  })
})
