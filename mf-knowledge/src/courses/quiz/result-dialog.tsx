import { Button, Dialog } from '@portal/shared-lib/page'
import type { QuizMarked } from '../api'
import styles from './quiz.module.css'

interface ResultDialogProps {
  readonly title: string
  readonly marked: QuizMarked
  readonly onClose: () => void
}

/** What came of an attempt: the score, and for each question what is right and why. */
export function ResultDialog({ title, marked, onClose }: ResultDialogProps) {
  const { no, score, passed, passMark, questions } = marked
  return (
    <Dialog title={`考核成绩：${title}（第${no}次）`} width={760} onClose={onClose}>
      <div className={styles.body}>
        <p role="status" className={passed ? styles.passed : styles.failed}>
          {score}分，{passed ? '通过' : `未通过（${passMark}分及格）`}
        </p>
        <ol className={styles.questions}>
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the questions of an attempt stay in their places.
            <li key={index}>
              <Answered no={index + 1} question={question} />
            </li>
          ))}
        </ol>
        <div className={styles.foot}>
          <Button type="primary" onClick={onClose}>
            知道了
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type Answer = QuizMarked['questions'][number]

function Answered({ no, question }: { readonly no: number; readonly question: Answer }) {
  const { text, options, chosen, answers, isRight, explanation } = question
  const named = (places: readonly number[]) => places.map(place => options[place]).join('、')
  return (
    <section className={styles.question} aria-label={`第${no}题`}>
      <h4>
        {no}. {text}
      </h4>
      <p className={isRight ? styles.passed : styles.failed}>
        {isRight ? '✓ 答对' : '✗ 答错'}：{chosen.length ? named(chosen) : '未作答'}
      </p>
      {!isRight && <p>正确答案：{named(answers)}</p>}
      {explanation && <p className={styles.soft}>解析：{explanation}</p>}
    </section>
  )
}
