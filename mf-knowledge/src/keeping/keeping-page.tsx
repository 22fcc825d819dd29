import { WhileLoading } from '@portal/shared-lib'
import { COURSE_STATES } from '@portal/shared-lib/contract/rules/course'
import { Button, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { wordsOf } from '../courses/durations'
import { type Listed, type Role, useKeepingListQuery } from './api'
import { boundTo } from './bound-to'
import { CourseEditor } from './course-editor'
import styles from './keeping.module.css'
import { CreateDialog } from './texts-dialog'

/** /sys/course: the courses from draft to withdrawn; `?course=…` opens one with its lessons and its quiz. */
export default function KeepingPage() {
  const { data, error, isFetching, refetch } = useKeepingListQuery({}, { refetchOnMountOrArgChange: true })
  const [asked, ask] = useSearchParams()
  const [isCreating, setCreating] = useState(false)
  const opened = asked.get('course')
  const state = asked.get('state') ?? ''
  if (opened) return <CourseEditor id={opened} roles={data?.roles ?? []} onClose={() => ask({})} />
  const create = (
    <Button type="primary" onClick={() => setCreating(true)}>
      新增课程
    </Button>
  )
  return (
    <Page action={create}>
      <div className={styles.list}>
        <p className={styles.hint}>课程先为草稿，添加课时后发布；发布后所有人员可在“在线学习”中学习。</p>
        <div className={styles.filters}>
          <label>
            状态
            <select value={state} onChange={({ target: { value } }) => ask({ ...(value && { state: value }) })}>
              <option value="">全部</option>
              {Object.entries(COURSE_STATES).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list.filter(row => state === '' || row.state === state)}
            rowKey="id"
            label="课程"
            columns={columnsWith(data?.roles ?? [], id => ask({ course: id }))}
            loading={isFetching && !data}
            hint="没有这样的课程，可换一个状态，或新增课程"
          />
        </WhileLoading>
      </div>
      {isCreating && (
        <CreateDialog
          roles={data?.roles ?? []}
          onClose={() => setCreating(false)}
          onCreated={id => ask({ course: id })}
        />
      )}
    </Page>
  )
}

const columnsWith = (roles: readonly Role[], open: (id: string) => void): Column<Listed>[] => [
  { title: '课程名称', dataIndex: 'title', width: 200 },
  { title: '类别', dataIndex: 'topic', width: 120 },
  { title: '状态', dataIndex: 'state', width: 80, render: (state: Listed['state']) => COURSE_STATES[state] },
  { title: '必修范围', key: 'bound', width: 170, render: (_, row) => boundTo(row, roles) },
  { title: '完成期限', dataIndex: 'dueOn', width: 110 },
  { title: '课时', key: 'lessons', width: 130, render: (_, row) => lessonsIn(row) },
  { title: '考核', dataIndex: 'questionCount', width: 80, render: (count: number) => (count ? `${count}题` : '无') },
  {
    title: '最后修改',
    key: 'changed',
    width: 150,
    render: (_, row) => `${row.changedBy} ${row.changedOn ?? ''}`.trim(),
  },
  {
    title: '操作',
    key: 'rowActions',
    width: 80,
    fixed: 'right',
    render: (_, { id, title }) => (
      <button type="button" className={styles.action} aria-label={`打开 ${title}`} onClick={() => open(id)}>
        打开
      </button>
    ),
  },
]

const lessonsIn = ({ lessonCount, seconds }: Listed) => (lessonCount ? `${lessonCount}个，${wordsOf(seconds)}` : '无')
