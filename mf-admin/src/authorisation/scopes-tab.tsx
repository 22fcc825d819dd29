import { WhileLoading } from '@portal/shared-lib'
import type { PostScopesAnswer } from '@portal/shared-lib/contract/calls/scopes'
import { SCOPES_PAGE } from '@portal/shared-lib/contract/rules/authorisation'
import { Button, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useAdminPostScopesQuery } from '../accounts/api'
import { PostProposals } from '../accounts/post-proposals'
import { Scopes } from '../accounts/scopes'
import admin from '../admin.module.css'
import styles from './authorisation.module.css'

const EVERYBODY = { name: '', orgName: '', otherwiseOnly: false, pageNumber: 1 }

/** What of the petitions each post reaches, with what is proposed of it. */
export function ScopesTab() {
  const [asked, ask] = useState(EVERYBODY)
  const { data, error, isFetching, refetch } = useAdminPostScopesQuery(asked, { refetchOnMountOrArgChange: true })
  const { pageNumber } = asked
  const total = data?.total ?? 0
  return (
    <div className={admin.list}>
      <Filters onAsk={more => ask({ ...asked, ...more, pageNumber: 1 })} />
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="postId"
          label="岗位数据范围"
          columns={COLUMNS}
          loading={isFetching}
          hint="可放宽查询条件"
        />
      </WhileLoading>
      <Pager
        place={`共 ${total} 个岗位，第 ${pageNumber} 页`}
        back={pageNumber > 1 ? () => ask({ ...asked, pageNumber: pageNumber - 1 }) : undefined}
        forth={pageNumber * SCOPES_PAGE < total ? () => ask({ ...asked, pageNumber: pageNumber + 1 }) : undefined}
      />
    </div>
  )
}

function Filters({ onAsk }: { readonly onAsk: (more: Partial<typeof EVERYBODY>) => void }) {
  const [name, setName] = useState('')
  const [orgName, setOrgName] = useState('')
  return (
    <form
      aria-label="查询条件"
      className={styles.tools}
      onSubmit={event => {
        event.preventDefault()
        onAsk({ name: name.trim(), orgName: orgName.trim() })
      }}
    >
      <label>
        姓名或登录账号 <input value={name} maxLength={50} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        单位 <input value={orgName} maxLength={100} onChange={({ target }) => setOrgName(target.value)} />
      </label>
      <label>
        <input type="checkbox" onChange={({ target }) => onAsk({ otherwiseOnly: target.checked })} />{' '}
        只看另设范围或待同意的
      </label>
      <Button type="primary" htmlType="submit">
        查询
      </Button>
    </form>
  )
}

type Row = PostScopesAnswer['list'][number]

const COLUMNS: Column<Row>[] = [
  { title: '人员', key: 'name', width: 150, fixed: 'left', render: (_, row) => `${row.userName}（${row.account}）` },
  { title: '岗位', key: 'post', width: 260, render: (_, { orgName, deptName }) => `${orgName} ${deptName}` },
  { title: '角色的数据范围', key: 'held', width: 300, render: (_, row) => <Scopes post={row} /> },
  {
    title: '待同意',
    key: 'proposals',
    width: 420,
    render: (_, { proposals }) => (proposals.length > 0 ? <PostProposals proposals={proposals} /> : '—'),
  },
]
