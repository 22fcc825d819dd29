import { mark } from './mark'

const ROUNDS = 300

/** Whole numbers below `end`, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
}

type Next = ReturnType<typeof numbersFrom>

/** Up to thirty questions, each with one to eight right options. */
function drawQuestions(next: Next) {
  return Array.from({ length: 1 + next(30) }, () => {
    const answers = Array.from({ length: 8 }, (_, place) => place).filter(() => next(2) === 1)
    const right = answers.length > 0 ? answers : [next(8)]
    return { kind: 'multiple' as const, text: '题', options: [], explanation: '', answers: right }
  })
}

describe('Marks', () => {
  it('are full where exactly the right options are chosen, in any order', () => {
    const next = numbersFrom(1)
    for (let round = 0; round < ROUNDS; round++) {
      const asked = drawQuestions(next)
      const choices = asked.map(({ answers }) => answers.toReversed())
      expect(mark(asked, choices)).toEqual({ score: 100, isRight: asked.map(() => true) })
    }
  })

  it('count a question with an option missing or one too many as not right', () => {
    const next = numbersFrom(2)
    for (let round = 0; round < ROUNDS; round++) {
      const asked = drawQuestions(next)
      const wrong = next(asked.length)
      const isMissing = next(2) === 1
      const choices = asked.map(({ answers }, index) => {
        if (index !== wrong) return answers
        return isMissing ? answers.slice(1) : [...answers, 8]
      })
      const { score, isRight } = mark(asked, choices)
      expect(isRight.map((right, index) => right === (index !== wrong))).not.toContain(false)
      expect(score).toBe(Math.floor(((asked.length - 1) / asked.length) * 100))
      expect(score).toBeLessThan(100)
    }
  })
})
