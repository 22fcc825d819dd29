import { Alert } from '@portal/shared-lib/ui'
import { RegistrationForm } from '../engine/registration-form'
import { useRegistering } from './use-registering'

const INITIAL = { inspection: { team: '', dueOn: '', knowing: [] } }

/** /xsdjManage/xsRegister: what inspection teams hand over; from the beginning only those named may know of it. */
export default function InspectionPage() {
  return (
    <RegistrationForm
      form="inspection"
      title="巡视信访登记"
      initial={INITIAL}
      keep={['petitionDate', 'inspection']}
      send={useRegistering('inspection')}
      before={
        <Alert type="warning" showIcon title="登记后仅知悉范围内的人员和本单位领导可以查看，不进入列表、统计和导出。" />
      }
    />
  )
}
