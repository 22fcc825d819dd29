import { RegistrationForm } from '../engine/registration-form'
import { useRegistering } from './use-registering'

/** /letterManage/letterRegister: registers letters one after the other; the next keeps the date and the channel. */
export default function LetterPage() {
  return <RegistrationForm form="letter" title="来信登记" send={useRegistering('letter')} />
}
