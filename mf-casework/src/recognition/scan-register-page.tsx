import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useLocation, useSearchParams } from '@portal/shared-lib/router'
import type { ComponentProps } from 'react'
import type { NextPage } from '../registration/form-page/use-going-on'
import { useCaseworkScanQuery, useCaseworkScansQuery } from './api'
import { isOthers } from './holder'
import { ScanForm } from './scan-form'
import { ScanQueue } from './scan-queue'

const TITLE = '来信智能登记'
const OWN: ComponentProps<typeof ScanQueue>['counted'] = { name: '可由您登记', isCounted: scan => !isOthers(scan) }
const TITLES: Readonly<Record<string, string>> = { '/centralizedScan/letterRegister': '集中扫描登记' }

/**
 * /letterManage/letterRegisterAiInfo and /centralizedScan/letterRegister: a scanned letter beside its form, one after
 * the other; without one named, those that wait.
 */
export default function ScanRegisterPage() {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const { data: waiting } = useCaseworkScansQuery({})
  const todoId = parameters.get('dbid')
  const itemId = parameters.get('itemId') ?? waiting?.find(one => one.todoId === todoId)?.itemId
  if (itemId === undefined || itemId === null) {
    return (
      <Page title={TITLES[pathname] ?? TITLE}>
        {todoId && waiting ? <Empty hint="该扫描件已登记或已退扫" /> : <ScanQueue to={pathname} counted={OWN} />}
      </Page>
    )
  }
  const free = waiting?.filter(one => one.itemId !== itemId && !isOthers(one)) ?? []
  const [following] = free
  const next = following && { to: `${pathname}?itemId=${following.itemId}`, text: `登记下一封（还有${free.length}封）` }
  return <OneScan key={itemId} itemId={itemId} next={next} back={pathname} />
}

interface OneProps {
  readonly itemId: string
  readonly next: NextPage | undefined
  readonly back: string
}

function OneScan({ itemId, next, back }: OneProps) {
  const { data, error, refetch } = useCaseworkScanQuery({ itemId })
  if (error && !data) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  // What is found later fills in a form anew.
  return <ScanForm key={data.state} scan={data} next={next} back={back} onDone={() => void refetch()} />
}
