import { notify, WhileLoading } from '@portal/shared-lib'
import type { OnlineUsersAnswer } from '@portal/shared-lib/contract/calls/online-users'
import { SESSIONS_PAGE } from '@portal/shared-lib/contract/rules/online-users'
import { Button, Input, Loading, Page, Pager, Question, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { type FormEvent, useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { useAdminEndUserSessionMutation, useAdminOnlineUsersQuery } from './api'

type Session = OnlineUsersAnswer['list'][number]

interface Ending {
  readonly session: Session
  readonly all: boolean
}

/** /sys/online: who is signed in, and how to end it. For the security's officer (R92). */
export default function OnlineUsersPage() {
  const [query, ask] = useState({ text: '', pageNumber: 1 })
  const [ending, end] = useState<Ending>()
  const { data, error, isFetching, refetch } = useAdminOnlineUsersQuery(query, { refetchOnMountOrArgChange: true })
  const signOut = useSignOut()
  const { pageNumber } = query
  const total = data?.total ?? 0
  return (
    <Page
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
      }
    >
      <div className={admin.list}>
        <Search onSearch={text => ask({ text, pageNumber: 1 })} />
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list}
            rowKey="session"
            label="在线用户"
            columns={columnsWith(end)}
            loading={isFetching}
            hint="没有符合条件的在线用户"
          />
        </WhileLoading>
        <Pager
          place={`共 ${total} 个会话，第 ${pageNumber} 页，最近活动的在前`}
          back={pageNumber > 1 ? () => ask({ ...query, pageNumber: pageNumber - 1 }) : undefined}
          forth={pageNumber * SESSIONS_PAGE < total ? () => ask({ ...query, pageNumber: pageNumber + 1 }) : undefined}
        />
      </div>
      {ending && (
        <Question
          text={`${ending.session.person}（${ending.session.account}）未保存的内容可能丢失，需要重新登录。确定${wordOf(ending)}？`}
          leave={wordOf(ending)}
          stay="取消"
          onAnswer={yes => {
            end(undefined)
            if (yes) void signOut(ending)
          }}
        />
      )}
    </Page>
  )
}

const wordOf = ({ all }: Pick<Ending, 'all'>) => (all ? '下线全部会话' : '强制下线')

function useSignOut() {
  const [end] = useAdminEndUserSessionMutation()
  return async ({ session: { session, person }, all }: Ending) => {
    const { error } = await end({ args: { session, all } })
    if (error) notify.error(messageOf(error))
    else notify.success(`${person}已下线`)
  }
}

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, type] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form aria-label="查询条件" className={admin.filter} onSubmit={submit}>
      <Input
        className={admin.search}
        aria-label="账号、姓名或单位"
        placeholder="账号、姓名或单位"
        maxLength={100}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="primary" htmlType="submit">
        查询
      </Button>
    </form>
  )
}

const columnsWith = (end: (ending: Ending) => void): Column<Session>[] => [
  { title: '姓名', dataIndex: 'person', width: 90 },
  { title: '账号', dataIndex: 'account', width: 90 },
  { title: '单位', dataIndex: 'organisation', width: 170 },
  { title: '部门', dataIndex: 'department', width: 120 },
  { title: '角色', key: 'roles', width: 170, render: (_, { roles }) => roles.join('、') },
  { title: '登录时间', dataIndex: 'openedAt', width: 165, render: at => <span className={admin.figures}>{at}</span> },
  { title: '最近活动', dataIndex: 'seenAt', width: 165, render: at => <span className={admin.figures}>{at}</span> },
  {
    title: '操作',
    key: 'rowActions',
    width: 180,
    fixed: 'right',
    render: (_, session) =>
      session.isOwn ? (
        '本人当前会话'
      ) : (
        <span className={admin.rowActions}>
          {[false, true].map(all => (
            <button
              key={String(all)}
              type="button"
              className={admin.rowAction}
              aria-label={`${wordOf({ all })}：${session.person}`}
              onClick={() => end({ session, all })}
            >
              {wordOf({ all })}
            </button>
          ))}
        </span>
      ),
  },
]
