import { RegistrationForm } from '../form-page/registration-form'
import { OnlineQueue } from './online-queue'
import { useRegistering } from './use-registering'

/** /netManage/netRegister: what waits online, and a form for what came by a platform that hands nothing over. */
export default function OnlinePage() {
  return (
    <RegistrationForm
      form="online"
      keep={['petitionDate', 'channel', 'sourceType']}
      send={useRegistering('online')}
      before={<OnlineQueue />}
    />
  )
}
