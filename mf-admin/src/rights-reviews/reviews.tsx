import { WhileLoading } from '@portal/shared-lib'
import type { RightsReviewsAnswer } from '@portal/shared-lib/contract/calls/rights-reviews'
import { REVIEW_STATE_NAMES, REVIEW_STATES, REVIEWS_PAGE } from '@portal/shared-lib/contract/rules/rights-review'
import { Button, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { useAdminRightsReviewsQuery } from './api'
import { quarterName, signed } from './review-csv'
import { ReviewDialog } from './review-dialog'

type Review = RightsReviewsAnswer['list'][number]

/** The quarterly reviews of rights, one of each organisation. Which are shown stands in the address: `?state=open`. */
export function Reviews() {
  const [search] = useSearchParams()
  const [asked, ask] = useState(() => ({
    state: REVIEW_STATES.find(state => state === search.get('state')) ?? ('' as const),
    orgName: '',
    pageNumber: 1,
  }))
  const [opened, open] = useState<Review>()
  const { data, error, isFetching, refetch } = useAdminRightsReviewsQuery(asked, { refetchOnMountOrArgChange: true })
  const columns = useMemo(() => columnsWith(open), [])
  const { pageNumber } = asked
  const total = data?.total ?? 0
  return (
    <div className={admin.list}>
      <form
        aria-label="查询条件"
        className={admin.filters}
        onSubmit={event => {
          event.preventDefault()
          const orgName = new FormData(event.currentTarget).get('orgName')
          ask({ ...asked, orgName: String(orgName).trim(), pageNumber: 1 })
        }}
      >
        <label>
          单位 <input name="orgName" maxLength={100} />
        </label>
        <label>
          状态
          <select
            value={asked.state}
            onChange={({ target: { value } }) => {
              const state = REVIEW_STATES.find(each => each === value) ?? ''
              ask({ ...asked, state, pageNumber: 1 })
            }}
          >
            <option value="">全部</option>
            {REVIEW_STATES.map(state => (
              <option key={state} value={state}>
                {REVIEW_STATE_NAMES[state]}
              </option>
            ))}
          </select>
        </label>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
      </form>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="id"
          label="季度权限复核"
          columns={columns}
          loading={isFetching}
          hint="每季度首日按单位生成"
        />
      </WhileLoading>
      <Pager
        place={`共 ${total} 个单位，第 ${pageNumber} 页`}
        back={pageNumber > 1 ? () => ask({ ...asked, pageNumber: pageNumber - 1 }) : undefined}
        forth={pageNumber * REVIEWS_PAGE < total ? () => ask({ ...asked, pageNumber: pageNumber + 1 }) : undefined}
      />
      {opened && <ReviewDialog review={opened} onClose={() => open(undefined)} />}
    </div>
  )
}

const columnsWith = (onOpen: (review: Review) => void): Column<Review>[] => [
  { title: '季度', dataIndex: 'quarter', width: 130, fixed: 'left', render: quarterName },
  {
    title: '单位',
    key: 'org',
    width: 280,
    render: (_, review) => (
      <button type="button" className={admin.rowAction} onClick={() => onOpen(review)}>
        {review.orgName}
      </button>
    ),
  },
  { title: '状态', dataIndex: 'state', width: 110, render: state => REVIEW_STATE_NAMES[state] },
  { title: '人数', dataIndex: 'people', width: 70 },
  { title: '角色', dataIndex: 'rows', width: 70 },
  { title: '未复核', dataIndex: 'undecided', width: 80 },
  { title: '安全保密管理员签署', key: 'signed', width: 240, render: (_, row) => signed(row.signedName, row.signedAt) },
  { title: '安全审计员签署', key: 'audited', width: 240, render: (_, row) => signed(row.auditedName, row.auditedAt) },
]
