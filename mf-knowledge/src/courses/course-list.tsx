import type { ListedCourse } from './api'
import styles from './courses.module.css'
import { wordsOf } from './durations'

interface CourseListProps {
  readonly courses: readonly ListedCourse[]
  readonly current: string | undefined
  readonly today: string
  readonly onChoose: (id: string) => void
}

/** The courses by topic, each with how far one has come in it. */
export function CourseList({ courses, current, today, onChoose }: CourseListProps) {
  const topics = [...new Set(courses.map(({ topic }) => topic))]
  return (
    <nav aria-label="课程" className={styles.side}>
      {topics.map(topic => (
        <section key={topic} aria-label={topic}>
          <h2>{topic}</h2>
          <ul>
            {courses
              .filter(course => course.topic === topic)
              .map(course => (
                <li key={course.id}>
                  <button
                    type="button"
                    className={styles.card}
                    aria-current={course.id === current ? 'true' : undefined}
                    onClick={() => onChoose(course.id)}
                  >
                    <Card course={course} today={today} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

const HUNDRED = 100

function Card({ course, today }: { readonly course: ListedCourse; readonly today: string }) {
  const percent = Math.floor((course.watched / Math.max(1, course.seconds)) * HUNDRED)
  return (
    <>
      <span className={styles.cardTitle}>
        {course.title}
        <span className={course.compulsory ? styles.compulsory : styles.optional}>
          {course.compulsory ? '必修' : '选修'}
        </span>
      </span>
      <span className={styles.soft}>
        {course.lessonCount}课时 · {wordsOf(course.seconds)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.state}>
        <span>{stateOf(course, percent)}</span>
        <Due course={course} today={today} />
      </span>
    </>
  )
}

function stateOf({ finishedAt, watched, quiz, finishedCount, lessonCount }: ListedCourse, percent: number): string {
  if (finishedAt) return `${quiz === 'passed' ? '已通过考核' : '已学完'}（${finishedAt.slice(0, 10)}）`
  if (finishedCount === lessonCount) return '课时已学完，待考核'
  return watched ? `已学${percent}%` : '未开始'
}

/** Until when a course that is not finished is to be finished. */
function Due({ course: { dueOn, finishedAt }, today }: { readonly course: ListedCourse; readonly today: string }) {
  if (!dueOn || finishedAt) return null
  return dueOn < today ? <span className={styles.late}>应于{dueOn}前完成，已逾期</span> : <span>{dueOn}前完成</span>
}
