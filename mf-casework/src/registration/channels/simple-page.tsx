import { Can } from '@portal/shared-lib'
import { RegistrationForm } from '../form-page/registration-form'
import { SimpleAnswer } from './simple-answer'
import { SimpleQueue } from './simple-queue'
import { useSimple } from './use-simple'

/** /simpleManage/simpleRegister: from registering to answering on one page, and what is under way so. */
export default function SimplePage() {
  return (
    <RegistrationForm
      form="simple"
      send={useSimple()}
      before={
        <Can url="toDoManage/personalToDo">
          <SimpleQueue />
        </Can>
      }
      after={<SimpleAnswer />}
    />
  )
}
