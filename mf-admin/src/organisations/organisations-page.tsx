import { WhileLoading } from '@portal/shared-lib'
import type { RegionsAnswer } from '@portal/shared-lib/contract/calls/tables'
import { ORGANISATIONS_PAGE } from '@portal/shared-lib/contract/rules/organisation-admin'
import { Button, Loading, Page, Pager, Trouble } from '@portal/shared-lib/page'
import { RegionTree } from '@portal/shared-lib/people-picker'
import { useSearchParams } from '@portal/shared-lib/router'
import { DataTable } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { useAdminOrganisationsQuery } from './api'
import { columnsWith, type Managed } from './columns'
import { Filters } from './filters'
import { ImportDialog } from './import-dialog'
import { NewDialog } from './new-dialog'
import { OrganisationDialog } from './organisation-dialog'
import styles from './organisations.module.css'
import { type Query, queryOf, searchOf } from './query'
import { RegionDialog } from './region-dialog'

type Region = RegionsAnswer[number]

/** /sys/organisation: every organisation by region, its form, departments and what hangs on it. For R91. */
export default function OrganisationsPage() {
  const [search, setSearch] = useSearchParams()
  const query = queryOf(search)
  const ask = (more: Partial<Query>) => setSearch(searchOf({ ...query, pageNumber: 1, ...more }))
  const [region, setRegion] = useState<Region>()
  const [opened, open] = useState<Managed>()
  const [isNew, begin] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [isRegionShown, showRegion] = useState(false)
  return (
    <Page
      action={
        <>
          <Button onClick={() => setImporting(true)}>导入表格</Button>
          <Button disabled={!query.regionCode} title={hintFor(query.regionCode)} onClick={() => showRegion(true)}>
            行政区划
          </Button>
          <Button type="primary" disabled={!region} title={hintFor(region?.regionCode)} onClick={() => begin(true)}>
            新增机构
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.tree}>
          <WhileLoading fallback={<Loading />}>
            <RegionTree
              chosen={query.regionCode || undefined}
              onChoose={(regionCode = '', found) => {
                setRegion(found)
                ask({ regionCode })
              }}
            />
          </WhileLoading>
        </div>
        <List query={query} ask={ask} onOpen={open} />
      </div>
      {isNew && region && <NewDialog region={region} onClose={() => begin(false)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isRegionShown && query.regionCode && (
        <RegionDialog regionCode={query.regionCode} onClose={() => showRegion(false)} />
      )}
      {opened && <OrganisationDialog organisation={opened} onClose={() => open(undefined)} />}
    </Page>
  )
}

const hintFor = (regionCode: string | undefined) => (regionCode ? undefined : '请先在左侧选择行政区划')

interface ListProps {
  readonly query: Query
  readonly ask: (more: Partial<Query>) => void
  readonly onOpen: (organisation: Managed) => void
}

function List({ query, ask, onOpen }: ListProps) {
  const { data, error, isFetching, refetch } = useAdminOrganisationsQuery(query, { refetchOnMountOrArgChange: true })
  const columns = useMemo(() => columnsWith(onOpen), [onOpen])
  const { pageNumber } = query
  const total = data?.total ?? 0
  return (
    <div className={admin.list}>
      <Filters key={`${query.name} ${query.state} ${query.includesLower}`} query={query} onAsk={ask} />
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="id"
          label="机构列表"
          columns={columns}
          loading={isFetching}
          hint="可换一个行政区划，或放宽查询条件"
        />
      </WhileLoading>
      <Pager
        place={`共 ${total} 个，第 ${pageNumber} 页`}
        back={pageNumber > 1 ? () => ask({ pageNumber: pageNumber - 1 }) : undefined}
        forth={pageNumber * ORGANISATIONS_PAGE < total ? () => ask({ pageNumber: pageNumber + 1 }) : undefined}
      />
    </div>
  )
}
