import { Can } from '@portal/shared-lib'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type Course, type Lesson, useCourseQuery } from './api'
import { Chapters } from './chapters'
import { Completion } from './completion'
import styles from './courses.module.css'
import { clockOf } from './durations'
import { LessonFiles } from './lesson-files'
import { Notes } from './notes'
import { Player } from './player/player'
import { QuizPanel } from './quiz/quiz-panel'

interface CourseViewProps {
  readonly id: string
  /** The lesson of the address; without it the first that is not finished. */
  readonly lessonId: string | undefined
  readonly onLesson: (id: string) => void
  readonly onFinished: () => void
}

/** A course: its lesson in the player, beside it the lessons and what the slides say. */
export function CourseView({ id, lessonId, onLesson, onFinished }: CourseViewProps) {
  // Where one left off is asked for anew whenever a course is opened.
  const { currentData, isFetching, error, refetch } = useCourseQuery({ id }, { refetchOnMountOrArgChange: true })
  // Stays what it is when it is finished: going on is up to whoever learns.
  const [first, setFirst] = useState<string>()
  if (currentData && !isFetching && first === undefined) setFirst(firstOpen(currentData)?.id)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!currentData || first === undefined) return <Loading />
  const of = (wanted: string | undefined) => currentData.lessons.find(({ id: other }) => other === wanted)
  const lesson = of(lessonId) ?? of(first)
  if (!lesson) return null
  const finish = () => {
    void refetch()
    onFinished()
  }
  return <LessonView key={lesson.id} course={currentData} lesson={lesson} onLesson={onLesson} onFinished={finish} />
}

const firstOpen = ({ lessons }: Course) => lessons.find(({ finished }) => !finished) ?? lessons[0]

interface LessonViewProps {
  readonly course: Course
  readonly lesson: Lesson
  readonly onLesson: (id: string) => void
  readonly onFinished: () => void
}

function LessonView({ course, lesson, onLesson, onFinished }: LessonViewProps) {
  const [second, setSecond] = useState(lesson.position)
  const [furthest, reach] = useState(lesson.furthest)
  const [asked, goTo] = useState<{ readonly second: number }>()
  const isBound = course.compulsory && !lesson.finished
  const follow = (at: number) => {
    setSecond(at)
    reach(before => Math.max(before, at))
  }
  const next = course.lessons[course.lessons.indexOf(lesson) + 1]
  return (
    <div className={styles.course}>
      <section aria-label="学习" className={styles.main}>
        <h2>
          {course.title} · {lesson.title}
        </h2>
        <Player lesson={lesson} isBound={isBound} asked={asked} onSecond={follow} onFinished={onFinished} />
        {lesson.finished && <Done course={course} next={next} onLesson={onLesson} />}
        <QuizPanel course={course} onChanged={onFinished} />
        <p className={styles.soft}>{course.summary}</p>
        <Can url="courseCompletion">
          <Completion id={course.id} lessonCount={course.lessons.length} hasQuiz={course.quiz !== null} />
        </Can>
      </section>
      <div className={styles.beside}>
        <Lessons course={course} current={lesson} onLesson={onLesson} />
        <Chapters
          chapters={lesson.slides}
          second={second}
          // A player may be a second behind what it told last.
          upTo={isBound ? furthest + 1 : lesson.seconds}
          onChapter={at => goTo({ second: at })}
        />
        <LessonFiles files={lesson.files} />
        <Notes lessonId={lesson.id} second={second} onNote={at => goTo({ second: at })} />
      </div>
    </div>
  )
}

interface DoneProps {
  readonly course: Course
  readonly next: Lesson | undefined
  readonly onLesson: (id: string) => void
}

function Done({ course, next, onLesson }: DoneProps) {
  const all = course.lessons.every(({ finished }) => finished)
  return (
    <p role="status" className={styles.done}>
      <span>{all ? '本课程已全部学完' : '本课时已学完'}</span>
      {next && (
        <button type="button" onClick={() => onLesson(next.id)}>
          下一课时：{next.title}
        </button>
      )}
    </p>
  )
}

interface LessonsProps {
  readonly course: Course
  readonly current: Lesson
  readonly onLesson: (id: string) => void
}

function Lessons({ course, current, onLesson }: LessonsProps) {
  return (
    <nav aria-label="课时" className={styles.lessons}>
      <h3>课时</h3>
      <ol>
        {course.lessons.map(lesson => (
          <li key={lesson.id}>
            <button
              type="button"
              aria-current={lesson.id === current.id ? 'true' : undefined}
              onClick={() => onLesson(lesson.id)}
            >
              <span>{lesson.title}</span>
              <span className={styles.soft}>
                {clockOf(lesson.seconds)} {lesson.finished ? '已学完' : lesson.furthest ? '学习中' : '未学'}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
