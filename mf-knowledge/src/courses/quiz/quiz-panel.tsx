import { asPortalError, notify } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'
import {
  type Course,
  type QuizAttempt,
  type QuizMarked,
  useCourseBeginQuizMutation,
  useCourseQuizResultMutation,
} from '../api'
import { CertificateButton } from './certificate-button'
import styles from './quiz.module.css'
import { QuizDialog } from './quiz-dialog'
import { ResultDialog } from './result-dialog'

interface QuizPanelProps {
  readonly course: Course
  /** Reads the course anew. */
  readonly onChanged: () => void
}

/** What comes after the lessons: the quiz with its attempts, and the certificate. */
export function QuizPanel({ course, onChanged }: QuizPanelProps) {
  const [asked, ask] = useState<QuizAttempt>()
  const [marked, show] = useState<QuizMarked>()
  const [begin, { isLoading }] = useCourseBeginQuizMutation()
  const open = async () => {
    const { data, error } = await begin({ args: { id: course.id } })
    if (data) return ask(data)
    notify.warning(asPortalError(error).message)
    onChanged()
  }
  const { quiz } = course
  if (!quiz && !course.isCompleted) return null
  return (
    <section aria-label="考核与证书" className={styles.panel}>
      <h3>{quiz ? '课程考核' : '结业证书'}</h3>
      {quiz && <Standing quiz={quiz} />}
      <div className={styles.actions}>
        {quiz && !quiz.passed && (
          <Button
            type="primary"
            loading={isLoading}
            disabled={quiz.obstacle !== ''}
            title={quiz.obstacle || undefined}
            onClick={() => void open()}
          >
            {labelOf(quiz)}
          </Button>
        )}
        {course.isCompleted && <CertificateButton courseId={course.id} />}
      </div>
      {quiz && quiz.attempts.length > 0 && <Attempts quiz={quiz} onShow={show} />}
      {asked && (
        <QuizDialog
          title={course.title}
          attempt={asked}
          onClose={() => {
            ask(undefined)
            onChanged()
          }}
          onMarked={result => {
            ask(undefined)
            show(result)
            onChanged()
          }}
        />
      )}
      {marked && <ResultDialog title={course.title} marked={marked} onClose={() => show(undefined)} />}
    </section>
  )
}

type Quiz = NonNullable<Course['quiz']>

function labelOf({ isUnderWay, attempts }: Quiz): string {
  if (isUnderWay) return '继续考核'
  return attempts.length > 0 ? '再次考核' : '参加考核'
}

function Standing({ quiz }: { readonly quiz: Quiz }) {
  const { questionCount, passMark, mostAttempts, attempts, passed, isUnderWay, obstacle } = quiz
  const left = mostAttempts - attempts.length - (isUnderWay ? 1 : 0)
  return (
    <>
      <p>
        共{questionCount}题，{passMark}分及格，最多{mostAttempts}次{!passed && `，还可开始${left}次`}
      </p>
      {obstacle && !passed && <p className={styles.soft}>{obstacle}</p>}
      {passed && (
        <p role="status" className={styles.passed}>
          已通过考核
        </p>
      )}
    </>
  )
}

interface AttemptsProps {
  readonly quiz: Quiz
  readonly onShow: (marked: QuizMarked) => void
}

function Attempts({ quiz: { attempts }, onShow }: AttemptsProps) {
  const [read] = useCourseQuizResultMutation()
  const show = async (attemptId: string) => {
    const { data, error } = await read({ args: { attemptId } })
    if (data) onShow(data)
    else notify.warning(asPortalError(error).message)
  }
  return (
    <ol aria-label="考核记录" className={styles.attempts}>
      {attempts.map(({ attemptId, no, score, passed, finishedAt }) => (
        <li key={attemptId}>
          <span>
            第{no}次 {finishedAt.slice(0, 10)}
          </span>
          <span className={passed ? styles.passed : styles.failed}>
            {score}分 {passed ? '通过' : '未通过'}
          </span>
          <button type="button" aria-label={`第${no}次答卷和解析，查看`} onClick={() => void show(attemptId)}>
            查看
          </button>
        </li>
      ))}
    </ol>
  )
}
