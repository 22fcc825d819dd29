import type { Question } from '@portal/shared-lib/contract/rules/course'

const FULL = 100

export interface Mark {
  /** Of 100; 100 only where every question is right. */
  readonly score: number
  readonly isRight: readonly boolean[]
}

/** Marks an attempt: all questions weigh alike, and one is right where exactly its right options are chosen. */
export function mark(questions: readonly Question[], choices: readonly (readonly number[])[]): Mark {
  const isRight = questions.map(({ answers }, index) => isSame(answers, choices[index] ?? []))
  const right = isRight.filter(Boolean).length
  return { score: Math.floor((right / questions.length) * FULL), isRight }
}

const isSame = (answers: readonly number[], chosen: readonly number[]) =>
  answers.length === chosen.length && answers.every(answer => chosen.includes(answer))
