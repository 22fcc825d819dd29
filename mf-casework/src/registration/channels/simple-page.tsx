import { RegistrationForm } from '../engine/registration-form'
import { SimpleAnswer } from './simple-answer'
import { useSimple } from './use-simple'

/** /simpleManage/simpleRegister: from registering to answering on one page. */
export default function SimplePage() {
  const { send, ...simple } = useSimple()
  return <RegistrationForm form="simple" title="简易办理登记" send={send} after={<SimpleAnswer {...simple} />} />
}
