import { useSearchParams } from '@portal/shared-lib/router'
import { RegistrationForm } from '../form-page/registration-form'
import { DocumentForm } from './document-form'
import { useRegistering } from './use-registering'

const KEPT = ['petitionDate', 'channel', 'extra.sxr']

/**
 * /letterManage/letterRegister: registers letters one after the other; the next keeps the date, the channel and whom it is
 * addressed to. With `gwid` it registers the official document of that id, which came from outside.
 */
export default function LetterPage() {
  const [parameters] = useSearchParams()
  const documentId = parameters.get('gwid')
  return documentId ? <DocumentForm key={documentId} id={documentId} /> : <Letters />
}

const Letters = () => <RegistrationForm form="letter" keep={KEPT} send={useRegistering('letter')} />
