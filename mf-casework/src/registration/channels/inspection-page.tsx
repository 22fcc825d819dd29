import { onDemand, WhileLoading } from '@portal/shared-lib'
import { Alert } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { ListsOfPage, useListOfPage } from '../../lists/lists-of-page'
import { HANDED_OVER } from '../../lists/views/petitions'
import { RegistrationForm } from '../form-page/registration-form'
import { useRegistering } from './use-registering'

const ListPage = onDemand(async () => ({ default: (await import('../../lists/list-page')).ListPage }))

const INITIAL = { inspection: { team: '', dueOn: '', accessList: [] } }
const KEPT = ['petitionDate', 'inspection', 'extra.xslc']
const ImportPage = onDemand(() => import('../inspection-import/import-page'))
const HANDED = 'handed'
const IMPORT = 'import'
const LISTS = [
  ['', '巡视登记'],
  [IMPORT, '批量导入'],
  [HANDED, '移交台账'],
] as const

/** /xsdjManage/xsRegister: what inspection teams hand over, and the list of it, to be printed for them. */
export default function InspectionPage() {
  const above = <ListsOfPage path="/xsdjManage/xsRegister" lists={LISTS} />
  const shown = useListOfPage()
  if (shown !== HANDED && shown !== IMPORT) return <InspectionForm above={above} />
  return (
    <WhileLoading fallback={null}>
      {shown === HANDED ? <ListPage view={HANDED_OVER} above={above} /> : <ImportPage above={above} />}
    </WhileLoading>
  )
}

/** From the beginning only those named may know of it. */
function InspectionForm({ above }: { above: ReactNode }) {
  return (
    <RegistrationForm
      form="inspection"
      initial={INITIAL}
      keep={KEPT}
      send={useRegistering('inspection')}
      before={
        <>
          {above}
          <Alert
            type="warning"
            title="登记后仅知悉范围内的人员和本单位领导可以查看，其他人在列表、统计和导出中均看不到。"
          />
        </>
      }
    />
  )
}
