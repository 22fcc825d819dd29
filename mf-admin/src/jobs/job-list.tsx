import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import type { JobsAnswer } from '@portal/shared-lib/contract/calls/jobs'
import { JOBS_PAGE, type JobState } from '@portal/shared-lib/contract/rules/jobs'
import { Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import styles from '../admin.module.css'
import { useAdminJobsQuery, useAdminRetryJobMutation } from '../api'

type Job = JobsAnswer['list'][number]

interface ListProps {
  readonly state: JobState
  /** Empty: any. */
  readonly kind: string
  readonly title: string
  /** Shows all kinds. */
  readonly onAll: () => void
}

const HINTS: Readonly<Record<JobState, string>> = {
  failed: '没有失败的任务',
  running: '当前没有任务在运行',
  waiting: '当前没有任务在等待',
  done: '近两小时内没有完成的任务',
}

/** The jobs that stand in a certain way, those that changed last first. */
export function JobList({ state, kind, title, onAll }: ListProps) {
  const [page, turn] = useState(1)
  const { data, error, isFetching, refetch } = useAdminJobsQuery(
    { state, kind, pageNumber: page },
    { refetchOnMountOrArgChange: true },
  )
  const retry = useRetry()
  const total = data?.total ?? 0
  return (
    <div className={styles.list}>
      {kind !== '' && (
        <p className={styles.filter}>
          仅显示「{title}」
          <button type="button" className={styles.rowAction} onClick={onAll}>
            显示全部
          </button>
        </p>
      )}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="id"
          columns={columnsOf(state, retry)}
          loading={isFetching}
          hint={HINTS[state]}
        />
      </WhileLoading>
      <Pager
        place={`共 ${total} 条，第 ${page} 页`}
        back={page > 1 ? () => turn(page - 1) : undefined}
        forth={page * JOBS_PAGE < total ? () => turn(page + 1) : undefined}
      />
    </div>
  )
}

function useRetry() {
  const [retry] = useAdminRetryJobMutation()
  return async ({ id, title }: Job) => {
    const { error } = await retry({ args: { id } })
    if (error) notify.error(asPortalError(error).message)
    else notify.success(`「${title}」已重新排队`)
  }
}

const time = (title: string, dataIndex: 'enqueuedAt' | 'dueAt' | 'startedAt' | 'endedAt'): Column<Job> => ({
  title,
  dataIndex,
  width: 178,
  render: (at: string | null) => <span className={styles.figures}>{at ?? '—'}</span>,
})

const KIND: Column<Job> = { title: '任务', dataIndex: 'title', width: 220 }
const ATTEMPTS: Column<Job> = {
  title: '执行次数',
  key: 'attempts',
  width: 90,
  render: (_, { attempts, attemptLimit }) => `${attempts}/${attemptLimit}`,
}
const CAUSE: Column<Job> = {
  title: '原因',
  key: 'causes',
  width: 320,
  render: (_, { causes }) => <span className={styles.cause}>{causes.join('；') || '—'}</span>,
}
const REFERENCE: Column<Job> = {
  title: '日志编号',
  dataIndex: 'reference',
  width: 100,
  render: reference => <span className={styles.figures}>{reference || '—'}</span>,
}

const columnsOf = (state: JobState, retry: (job: Job) => void): Column<Job>[] => {
  switch (state) {
    case 'failed':
      return [
        KIND,
        time('失败时间', 'endedAt'),
        ATTEMPTS,
        CAUSE,
        REFERENCE,
        {
          title: '操作',
          key: 'retry',
          width: 70,
          fixed: 'right',
          render: (_, job) => (
            <button
              type="button"
              className={styles.rowAction}
              aria-label={`重试「${job.title}」`}
              onClick={() => retry(job)}
            >
              重试
            </button>
          ),
        },
      ]
    case 'running':
      return [KIND, time('开始时间', 'startedAt'), ATTEMPTS]
    case 'waiting':
      return [KIND, time('加入时间', 'enqueuedAt'), time('最早开始', 'dueAt'), ATTEMPTS, CAUSE, REFERENCE]
    case 'done':
      return [KIND, time('开始时间', 'startedAt'), time('完成时间', 'endedAt'), ATTEMPTS]
  }
}
