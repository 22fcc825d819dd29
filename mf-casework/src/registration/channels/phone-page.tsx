import { RegistrationForm } from '../form-page/registration-form'
import { PhoneHelp } from '../phone/phone-help'
import { useRegistering } from './use-registering'

/** /teleManage/teleRegister: registers while somebody is on the line, and answers there and then where that is possible. */
export default function PhonePage() {
  return <RegistrationForm form="phone" send={useRegistering('phone')} aside={<PhoneHelp />} />
}
