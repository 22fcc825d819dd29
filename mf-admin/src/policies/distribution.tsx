import { useCan, WhileLoading } from '@portal/shared-lib'
import type { DistributionAnswer } from '@portal/shared-lib/contract/calls/policies'
import { POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { Button, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { OrganisationChoice } from '../organisation-choice'
import { useAdminCategoriesQuery, useAdminDistributionQuery } from './api'
import { HistoryDialog } from './history-dialog'
import { type Categories, RulesDialog } from './rules-dialog'

type Rule = DistributionAnswer['rules'][number]
type People = DistributionAnswer['people']

interface Organisation {
  readonly orgId: string
  readonly name: string
}

/** 自动分办: to whom an organisation gives its unclaimed work by itself. The system's officer (R91) sets it. */
export function Distribution() {
  const [of, choose] = useState<Organisation>()
  return (
    <div className={admin.list}>
      <OrganisationChoice
        label="机构"
        value={of?.orgId ?? ''}
        onChoose={(orgId, name) => choose(orgId ? { orgId, name } : undefined)}
      />
      {of ? <Rules key={of.orgId} of={of} /> : <p>请先选择机构，查看或设置其自动分办规则</p>}
    </div>
  )
}

function Rules({ of }: { readonly of: Organisation }) {
  const { data, error, isFetching, refetch } = useAdminDistributionQuery(
    { orgId: of.orgId },
    { refetchOnMountOrArgChange: true },
  )
  const categories = useCategories()
  const maySet = useCan(POLICY_PERMISSIONS.values)
  const [opened, open] = useState<'set' | 'history'>()
  const close = () => open(undefined)
  return (
    <>
      <p className={admin.filter}>
        {maySet && (
          <Button type="primary" disabled={!data} onClick={() => open('set')}>
            设置分办规则
          </Button>
        )}
        <Button onClick={() => open('history')}>设置记录</Button>
      </p>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.rules}
          rowKey="category"
          label={`${of.name}的分办规则`}
          columns={columnsWith(categories, data?.people ?? [])}
          loading={isFetching}
          hint="该机构不自动分办，待办由部门人员领取"
        />
      </WhileLoading>
      {opened === 'set' && data && <RulesDialog of={of} known={data} categories={categories} onClose={close} />}
      {opened === 'history' && (
        <HistoryDialog title={`${of.name}自动分办`} asked={{ kind: 'distribution', of: of.orgId }} onClose={close} />
      )}
    </>
  )
}

const OTHERS = '其他内容'

/** The first two levels of the classification. */
function useCategories(): Categories {
  const { data = [] } = useAdminCategoriesQuery({ tableName: 'DM_NRFL' })
  const parents = new Map(data.map(({ codeId, parentId }) => [codeId, parentId]))
  const shown = data.filter(({ parentId }) => parentId === null || parents.get(parentId) === null)
  return new Map([
    ['', OTHERS],
    ...shown.map(({ codeId, codeName }) => [codeId.replace(/(00)+$/, ''), codeName] as const),
  ])
}

const columnsWith = (categories: Categories, people: People): Column<Rule>[] => [
  { title: '内容分类', dataIndex: 'category', width: 320, render: code => categories.get(code) ?? code },
  { title: '承办人员', key: 'people', width: 560, render: (_, { accounts }) => namesOf(accounts, people) },
]

const namesOf = (accounts: readonly string[], people: People) =>
  accounts.map(account => people.find(known => known.account === account)?.userName ?? account).join('、')
