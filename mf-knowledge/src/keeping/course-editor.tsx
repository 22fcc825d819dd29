import { asPortalError, notify } from '@portal/shared-lib'
import { COURSE_STATES, QUESTION_KINDS } from '@portal/shared-lib/contract/rules/course'
import { Button, Loading, Page, Question, Section, Trouble } from '@portal/shared-lib/page'
import { addressOf } from '@portal/shared-lib/router'
import { useState } from 'react'
import { Departments } from '../courses/completion'
import {
  type Managed,
  type Role,
  useKeepingCourseQuery,
  useKeepingPublishMutation,
  useKeepingWithdrawMutation,
} from './api'
import { boundTo } from './bound-to'
import styles from './keeping.module.css'
import { Lessons } from './lessons'
import { QuizEditor } from './quiz-editor'
import { TextsDialog } from './texts-dialog'

interface CourseEditorProps {
  readonly id: string
  readonly roles: readonly Role[]
  readonly onClose: () => void
}

/** A course under work: what is said of it, its lessons in order, its quiz, and who has completed it. */
export function CourseEditor({ id, roles, onClose }: CourseEditorProps) {
  const { currentData: course, error, refetch } = useKeepingCourseQuery({ id }, { refetchOnMountOrArgChange: true })
  const back = <Button onClick={onClose}>返回课程列表</Button>
  if (!course)
    return <Page action={back}>{error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />}</Page>
  return (
    <Page title={`课程管理：${course.title}`} action={<Steps course={course} onClose={onClose} />}>
      <Texts course={course} roles={roles} />
      <Section title="课时">
        <Lessons course={course} />
      </Section>
      <Section title="考核">
        <QuizSummary course={course} />
      </Section>
      {course.state !== 'draft' && (
        <Section title="本单位学习情况">
          <Departments
            id={id}
            lessonCount={course.lessons.length}
            hasQuiz={course.quiz !== null}
            mayRemind={course.state === 'published'}
            mayGrant={course.quiz?.mostAttempts}
          />
        </Section>
      )}
    </Page>
  )
}

function Steps({ course: { id, version, title, state, lessons }, onClose }: { course: Managed; onClose: () => void }) {
  const [publish, { isLoading }] = useKeepingPublishMutation()
  const [withdraw] = useKeepingWithdrawMutation()
  const [isAsking, ask] = useState(false)
  const go = async (step: typeof publish | typeof withdraw, done: string) => {
    const { error } = await step({ args: { id, version } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success(done)
  }
  const obstacle = lessons.length === 0 ? '请先添加课时再发布' : undefined
  return (
    <div className={styles.actions}>
      <Button onClick={onClose}>返回课程列表</Button>
      <a className={styles.action} href={addressOf(`/courseVideoPage?course=${id}`)} target="_blank" rel="noopener">
        预览课程
      </a>
      {state === 'published' ? (
        <Button onClick={() => ask(true)}>撤下课程</Button>
      ) : (
        <Button
          type="primary"
          loading={isLoading}
          disabled={obstacle !== undefined}
          title={obstacle}
          onClick={() => void go(publish, '课程已发布，人员可在“在线学习”中学习')}
        >
          发布课程
        </Button>
      )}
      {isAsking && (
        <Question
          text={`撤下《${title}》后，人员不能再学习和考核；已有的进度、成绩和证书保留，可重新发布。确定撤下吗？`}
          leave="撤下"
          stay="取消"
          onAnswer={isSure => {
            ask(false)
            if (isSure) void go(withdraw, '课程已撤下')
          }}
        />
      )}
    </div>
  )
}

function Texts({ course, roles }: { readonly course: Managed; readonly roles: readonly Role[] }) {
  const [isEditing, edit] = useState(false)
  const { topic, state, summary, dueOn } = course
  return (
    <Section title="课程信息">
      <p className={styles.facts}>
        <span>{COURSE_STATES[state]}</span>
        <span>{topic}</span>
        <span>必修范围：{boundTo(course, roles)}</span>
        {dueOn && <span>完成期限：{dueOn}</span>}
        <button type="button" className={styles.action} onClick={() => edit(true)}>
          修改课程信息
        </button>
      </p>
      {summary && <p className={styles.hint}>{summary}</p>}
      {isEditing && <TextsDialog course={course} roles={roles} onClose={() => edit(false)} />}
    </Section>
  )
}

function QuizSummary({ course }: { readonly course: Managed }) {
  const [isEditing, edit] = useState(false)
  const { quiz } = course
  const counts = (Object.keys(QUESTION_KINDS) as (keyof typeof QUESTION_KINDS)[]).flatMap(kind => {
    const count = quiz?.questions.filter(question => question.kind === kind).length ?? 0
    return count ? [`${QUESTION_KINDS[kind]}${count}道`] : []
  })
  return (
    <>
      <p className={styles.facts}>
        <span>
          {quiz
            ? `${counts.join('，')}；${quiz.passMark}分及格，最多${quiz.mostAttempts}次`
            : '没有考核，学完课时即结业'}
        </span>
        <button type="button" className={styles.action} onClick={() => edit(true)}>
          {quiz ? '修改考核' : '设置考核'}
        </button>
      </p>
      {isEditing && <QuizEditor course={course} onClose={() => edit(false)} />}
    </>
  )
}
