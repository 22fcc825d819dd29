import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type DepartmentCompletion, useCourseCompletionQuery } from './api'
import styles from './completion.module.css'

interface CompletionProps {
  readonly id: string
  readonly lessonCount: number
}

/** For those who lead: how far the people of their office have come in a course; a department opens its people. */
export function Completion({ id, lessonCount }: CompletionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="本单位学习情况" className={styles.completion}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        本单位学习情况
      </button>
      {isOpen && <Departments id={id} lessonCount={lessonCount} />}
    </section>
  )
}

function Departments({ id, lessonCount }: CompletionProps) {
  const { data, error, refetch } = useCourseCompletionQuery({ id }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (!data.length) return <Empty hint="本单位还没有人员" />
  return data.map(department => <Department key={department.id} department={department} lessonCount={lessonCount} />)
}

interface DepartmentProps {
  readonly department: DepartmentCompletion
  readonly lessonCount: number
}

function Department({ department: { department, people }, lessonCount }: DepartmentProps) {
  const finished = people.filter(({ finishedAt }) => finishedAt).length
  return (
    <details>
      <summary>
        {department}：{people.length}人，已学完{finished}人，未学完{people.length - finished}人
      </summary>
      <ul>
        {people.map(({ id, name, finishedAt, finishedCount }) => (
          <li key={id}>
            <span>{name}</span>
            <span>
              {finishedAt ? `${finishedAt.slice(0, 10)}学完` : `已学完${finishedCount}课时，共${lessonCount}课时`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
