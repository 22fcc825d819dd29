import { RegistrationForm } from '../engine/registration-form'
import { useRegistering } from './use-registering'

/** /teleManage/teleRegister: registers while somebody is on the line. */
export default function PhonePage() {
  return <RegistrationForm form="phone" title="来电登记" send={useRegistering('phone')} />
}
