import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { WindowFrame } from '../window-frame'
import { type ListedCourse, useCourseListQuery } from './api'
import { CourseList } from './course-list'
import { CourseView } from './course-view'
import styles from './courses.module.css'

/** /courseVideoPage?course=…&lesson=…: the courses at the left, one of them with its player at the right. */
export default function CoursePage() {
  const { data, error, refetch } = useCourseListQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <WindowFrame title="在线学习">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty hint="还没有课程，发布后在此学习" />}
      {data && data.length > 0 && <Courses courses={data} onFinished={() => void refetch()} />}
    </WindowFrame>
  )
}

interface CoursesProps {
  readonly courses: readonly ListedCourse[]
  readonly onFinished: () => void
}

function Courses({ courses, onFinished }: CoursesProps) {
  const [search, setSearch] = useSearchParams()
  const current = search.get('course') ?? firstToLearn(courses)?.id
  const choose = (course: string, lesson?: string) => setSearch({ course, ...(lesson && { lesson }) })
  return (
    <div className={styles.page}>
      <CourseList courses={courses} current={current} today={today()} onChoose={id => choose(id)} />
      {current && (
        <CourseView
          key={current}
          id={current}
          lessonId={search.get('lesson') ?? undefined}
          onLesson={lesson => choose(current, lesson)}
          onFinished={onFinished}
        />
      )}
    </div>
  )
}

/** What is compulsory and due first, then what is not finished. */
function firstToLearn(courses: readonly ListedCourse[]): ListedCourse | undefined {
  const open = courses.filter(({ finishedAt }) => !finishedAt)
  const due = open.filter(({ dueOn }) => dueOn).sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
  return due[0] ?? open[0] ?? courses[0]
}

/** Like 2026-11-26, in China. */
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
