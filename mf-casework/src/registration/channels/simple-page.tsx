import { RegistrationForm } from '../engine/registration-form'
import { SimpleAnswer } from './simple-answer'
import { useSimple } from './use-simple'

/** /simpleManage/simpleRegister: from registering to answering on one page. */
export default function SimplePage() {
  return <RegistrationForm form="simple" title="简易办理登记" send={useSimple()} after={<SimpleAnswer />} />
}
