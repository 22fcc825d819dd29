import { QUESTION_KINDS } from '@portal/shared-lib/contract/rules/course'
import type { QuizAttempt } from '../api'
import styles from './quiz.module.css'

export type Choices = readonly (readonly number[])[]
type Asked = QuizAttempt['questions'][number]

interface QuestionsProps {
  readonly questions: readonly Asked[]
  readonly choices: Choices
  readonly onChoose: (choices: Choices) => void
}

/** The questions of a quiz with their options, each by its kind. */
export function Questions({ questions, choices, onChoose }: QuestionsProps) {
  const choose = (at: number, chosen: readonly number[]) =>
    onChoose(questions.map((_, index) => (index === at ? chosen : (choices[index] ?? []))))
  return (
    <ol className={styles.questions}>
      {questions.map((question, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an attempt stay in their places.
        <li key={index}>
          <QuestionField
            no={index + 1}
            question={question}
            chosen={choices[index] ?? []}
            onChoose={chosen => choose(index, chosen)}
          />
        </li>
      ))}
    </ol>
  )
}

interface QuestionFieldProps {
  readonly no: number
  readonly question: Asked
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
}

function QuestionField({ no, question: { kind, text, options }, chosen, onChoose }: QuestionFieldProps) {
  const isMultiple = kind === 'multiple'
  const toggle = (place: number, isOn: boolean) => {
    if (!isMultiple) return onChoose([place])
    onChoose(isOn ? [...chosen, place].sort((one, other) => one - other) : chosen.filter(other => other !== place))
  }
  return (
    <fieldset className={styles.question}>
      <legend>
        {no}. {text}
        <span className={styles.soft}>
          （{QUESTION_KINDS[kind]}
          {isMultiple && '，可选多项'}）
        </span>
      </legend>
      {options.map((option, place) => (
        <label key={option}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`question-${no}`}
            checked={chosen.includes(place)}
            onChange={({ target }) => toggle(place, target.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
