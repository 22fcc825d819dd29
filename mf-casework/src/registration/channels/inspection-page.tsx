import { Alert } from '@portal/shared-lib/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { ListsOfPage, useListOfPage } from '../../lists/lists-of-page'
import { HANDED_OVER } from '../../lists/views/petitions'
import { RegistrationForm } from '../engine/registration-form'
import { useRegistering } from './use-registering'

const ListPage = lazy(async () => ({ default: (await import('../../lists/list-page')).ListPage }))

const INITIAL = { inspection: { team: '', dueOn: '', knowing: [] } }
const KEPT = ['petitionDate', 'inspection', 'extra.xslc']
const HANDED = 'handed'
const LISTS = [
  ['', '巡视登记'],
  [HANDED, '移交台账'],
] as const

/** /xsdjManage/xsRegister: what inspection teams hand over, and the list of it, to be printed for them. */
export default function InspectionPage() {
  const above = <ListsOfPage path="/xsdjManage/xsRegister" lists={LISTS} />
  if (useListOfPage() !== HANDED) return <InspectionForm above={above} />
  return (
    <Suspense fallback={null}>
      <ListPage view={HANDED_OVER} above={above} />
    </Suspense>
  )
}

/** From the beginning only those named may know of it. */
function InspectionForm({ above }: { above: ReactNode }) {
  return (
    <RegistrationForm
      form="inspection"
      title="巡视信访登记"
      initial={INITIAL}
      keep={KEPT}
      send={useRegistering('inspection')}
      before={
        <>
          {above}
          <Alert
            type="warning"
            showIcon
            title="登记后仅知悉范围内的人员和本单位领导可以查看，其他人在列表、统计和导出中均看不到。"
          />
        </>
      }
    />
  )
}
