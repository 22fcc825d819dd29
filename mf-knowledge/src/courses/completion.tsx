import { asPortalError, notify } from '@portal/shared-lib'
import { REMINDER_HOURS } from '@portal/shared-lib/contract/rules/course'
import { Button, Empty, Loading, PreviewLink, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import {
  type DepartmentCompletion,
  useCourseCertificateFileMutation,
  useCourseCompletionQuery,
  useCourseGrantMutation,
  useCourseRemindMutation,
} from './api'
import styles from './completion.module.css'

interface CompletionProps {
  readonly id: string
  readonly lessonCount: number
  readonly hasQuiz: boolean
  /** Whether people can learn it now, and so be reminded. */
  readonly mayRemind?: boolean
  /** For those who keep courses: how many attempts the quiz gives, beyond which they may give another. */
  readonly mayGrant?: number | undefined
}

/** For those who lead: how far the people of their office have come in a course. */
export function Completion(props: CompletionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="本单位学习情况" className={styles.completion}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        本单位学习情况
      </button>
      {isOpen && <Departments {...props} />}
    </section>
  )
}

type Person = DepartmentCompletion['people'][number]

/** What is counted of a department's people. */
const COUNTED = {
  all: { label: '人数', holds: () => true },
  bound: { label: '应学', holds: ({ isBound }: Person) => isBound },
  done: { label: '已完成', holds: ({ finishedAt }: Person) => finishedAt !== null },
  open: { label: '未完成', holds: ({ finishedAt }: Person) => finishedAt === null },
  late: { label: '应学未完成', holds: ({ isBound, finishedAt }: Person) => isBound && finishedAt === null },
} as const
type Counted = keyof typeof COUNTED

interface Chosen {
  /** Empty: of all departments. */
  readonly departmentId: string
  readonly counted: Counted
}

/** Departments with their figures; each figure opens the people it counts. */
export function Departments({ id, mayRemind = true, ...course }: CompletionProps) {
  const { data, error, refetch } = useCourseCompletionQuery({ id }, { refetchOnMountOrArgChange: true })
  const [chosen, choose] = useState<Chosen>()
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (!data.length) return <Empty hint="本单位还没有人员" />
  const total = { id: '', department: '合计', people: data.flatMap(({ people }) => people) }
  const shown = chosen && [total, ...data].find(({ id: each }) => each === chosen.departmentId)
  return (
    <>
      <table className={styles.figures} aria-label="各部门学习情况">
        <thead>
          <tr>
            <th scope="col">部门</th>
            {Object.values(COUNTED).map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...data, total].map(department => (
            <Figures key={department.id} department={department} chosen={chosen} onChoose={choose} />
          ))}
        </tbody>
      </table>
      {mayRemind && <Remind id={id} late={total.people.filter(COUNTED.late.holds).length} />}
      {chosen && shown && (
        <People
          id={id}
          title={`${shown.department}：${COUNTED[chosen.counted].label}`}
          people={shown.people.filter(COUNTED[chosen.counted].holds)}
          {...course}
        />
      )}
    </>
  )
}

interface FiguresProps {
  readonly department: DepartmentCompletion
  readonly chosen: Chosen | undefined
  readonly onChoose: (chosen: Chosen) => void
}

function Figures({ department: { id, department, people }, chosen, onChoose }: FiguresProps) {
  return (
    <tr>
      <th scope="row">{department}</th>
      {(Object.keys(COUNTED) as Counted[]).map(counted => {
        const { label, holds } = COUNTED[counted]
        const count = people.filter(holds).length
        return (
          <td key={counted}>
            <button
              type="button"
              aria-label={`${department}${label}${count}人`}
              aria-pressed={chosen?.departmentId === id && chosen.counted === counted}
              onClick={() => onChoose({ departmentId: id, counted })}
            >
              {count}
            </button>
          </td>
        )
      })}
    </tr>
  )
}

interface RemindProps {
  readonly id: string
  /** How many have to complete it and have not. */
  readonly late: number
}

function Remind({ id, late }: RemindProps) {
  const [send, { isLoading }] = useCourseRemindMutation()
  const remind = async () => {
    const { data, error } = await send({ args: { id } })
    if (error) return notify.warning(asPortalError(error).message)
    const before = data.before > 0 ? `，${data.before}人在${REMINDER_HOURS}小时内已提醒过` : ''
    notify.success(`已向${data.reminded}人发送提醒${before}`)
  }
  const why = late === 0 ? '没有应学未完成的人员' : undefined
  return (
    <p className={styles.remind}>
      <Button disabled={late === 0} title={why} loading={isLoading} onClick={() => void remind()}>
        提醒应学未完成的{late}人
      </Button>
    </p>
  )
}

interface PeopleProps {
  readonly id: string
  readonly title: string
  readonly people: readonly Person[]
  readonly lessonCount: number
  readonly hasQuiz: boolean
  readonly mayGrant?: number | undefined
}

function People({ id, title, people, lessonCount, hasQuiz, mayGrant = Number.POSITIVE_INFINITY }: PeopleProps) {
  return (
    <section aria-label={title} className={styles.people}>
      <h4>
        {title}（{people.length}人）
      </h4>
      {people.length === 0 && <Empty hint="没有这样的人员" />}
      <ul>
        {people.map(person => (
          <li key={person.id}>
            <span>{person.name}</span>
            <span>{progressOf(person, lessonCount)}</span>
            <span>{hasQuiz && quizOf(person)}</span>
            {person.certificateId && <CertificateLink name={person.name} certificateId={person.certificateId} />}
            {!person.finishedAt && person.attemptCount >= mayGrant && <Grant courseId={id} person={person} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const progressOf = ({ finishedAt, finishedCount }: Person, lessonCount: number) =>
  finishedAt ? `${finishedAt.slice(0, 10)}完成` : `已学完${finishedCount}课时，共${lessonCount}课时`

const quizOf = ({ score, attemptCount }: Person) =>
  score === null ? '未参加考核' : `考核${attemptCount}次，最高${score}分`

function Grant({ courseId, person: { id, name } }: { readonly courseId: string; readonly person: Person }) {
  const [send, { isLoading }] = useCourseGrantMutation()
  const grant = async () => {
    const { error } = await send({ args: { id: courseId, personId: id } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success(`已给${name}增加一次考核机会`)
  }
  return (
    <button type="button" aria-label={`${name}：增加一次考核机会`} disabled={isLoading} onClick={() => void grant()}>
      增加一次考核机会
    </button>
  )
}

function CertificateLink({ name, certificateId }: { readonly name: string; readonly certificateId: string }) {
  const [read, { data, isLoading }] = useCourseCertificateFileMutation()
  const open = async () => {
    const { error } = await read({ args: { certificateId } })
    if (error) notify.warning(asPortalError(error).message)
  }
  if (data) {
    const file = { id: data.fileId, name: data.fileName }
    return <PreviewLink file={file} among={[file]} />
  }
  return (
    <button type="button" aria-label={`${name}的结业证书`} disabled={isLoading} onClick={() => void open()}>
      结业证书
    </button>
  )
}
