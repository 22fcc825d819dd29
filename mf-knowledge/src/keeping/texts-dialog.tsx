import { createCourse, saveCourse } from '@portal/shared-lib/contract/calls/course-admin'
import { COURSE_LENGTHS, COURSE_TOPICS } from '@portal/shared-lib/contract/rules/course'
import { FormDialog, type PlainEntry } from '@portal/shared-lib/ui-form'
import { type Managed, type Role, useKeepingCreateMutation, useKeepingSaveMutation } from './api'

type Topic = (typeof COURSE_TOPICS)[number]

const BOUND = [
  ['no', '选修'],
  ['all', '全体人员必修'],
  ['roles', '指定角色必修'],
] as const

const entriesWith = (roles: readonly Role[]): Readonly<Record<string, PlainEntry>> => ({
  title: { kind: 'line', label: '课程名称', max: COURSE_LENGTHS.title, required: true },
  topic: {
    kind: 'choice',
    label: '类别',
    required: true,
    isListed: true,
    options: COURSE_TOPICS.map(topic => [topic, topic]),
  },
  summary: { kind: 'words', label: '简介', max: COURSE_LENGTHS.summary, rows: 3, placeholder: '学什么，适合谁学' },
  bound: { kind: 'choice', label: '必修范围', isGiven: true, isShown: true, options: BOUND },
  roles: {
    kind: 'severalListed',
    label: '必修的角色',
    required: true,
    list: { options: roles.map(({ code, name }) => ({ value: code, label: name })), placeholder: '可选多个角色' },
    when: ({ bound }) => bound === 'roles',
  },
  dueOn: {
    kind: 'day',
    label: '完成期限',
    hint: '可不填；逾期的在“在线学习”中标出',
    when: ({ bound }) => bound !== 'no',
  },
})

type Texts = Pick<Managed, 'title' | 'topic' | 'summary' | 'compulsory' | 'roles' | 'dueOn'>

const valuesOf = ({ title, topic, summary, compulsory, roles, dueOn }: Texts) => ({
  title,
  topic,
  summary,
  bound: compulsory ? (roles.length > 0 ? 'roles' : 'all') : 'no',
  roles: [...roles],
  dueOn: dueOn ?? '',
})

type Entered = ReturnType<typeof valuesOf>

const textsOf = ({ title, topic, summary, bound, roles, dueOn }: Entered) => ({
  title,
  topic: topic as Topic,
  summary,
  compulsory: bound !== 'no',
  roles: bound === 'roles' ? roles : [],
  dueOn: dueOn || null,
})

function problemsOf({ title, topic, bound, roles }: Entered) {
  return [
    ...(title.trim() ? [] : [{ field: 'title', text: '请填写课程名称' }]),
    ...(topic ? [] : [{ field: 'topic', text: '请选择类别' }]),
    ...(bound === 'roles' && roles.length === 0 ? [{ field: 'roles', text: '请选择必修的角色' }] : []),
  ]
}

const EMPTY: Texts = { title: '', topic: '', summary: '', compulsory: false, roles: [], dueOn: null }

interface CreateDialogProps {
  readonly roles: readonly Role[]
  readonly onCreated: (id: string) => void
  readonly onClose: () => void
}

/** A new course, as a draft. */
export function CreateDialog({ roles, onCreated, onClose }: CreateDialogProps) {
  const [create] = useKeepingCreateMutation()
  return (
    <FormDialog
      title="新增课程"
      submits="保存草稿"
      width={600}
      entries={entriesWith(roles)}
      values={valuesOf(EMPTY)}
      problemsOf={problemsOf}
      send={async entered => {
        const { data, error } = await create({ args: { texts: textsOf(entered) } })
        if (data) onCreated(data.id)
        return { error }
      }}
      names={createCourse.send}
      done="课程已保存为草稿，请添加课时"
      unsaved="新增的课程"
      onClose={onClose}
    />
  )
}

interface TextsDialogProps {
  readonly course: Managed
  readonly roles: readonly Role[]
  readonly onClose: () => void
}

/** What is said of a course, and for whom it is compulsory. */
export function TextsDialog({ course, roles, onClose }: TextsDialogProps) {
  const [save] = useKeepingSaveMutation()
  const { id, version } = course
  return (
    <FormDialog
      title={`修改：${course.title}`}
      submits="保存"
      width={600}
      entries={entriesWith(roles)}
      values={valuesOf(course)}
      problemsOf={problemsOf}
      send={entered => save({ args: { id, version, texts: textsOf(entered) } })}
      names={saveCourse.send}
      done="课程信息已保存"
      unsaved="修改的课程信息"
      onClose={onClose}
    />
  )
}
