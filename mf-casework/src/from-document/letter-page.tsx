import { useSearchParams } from '@portal/shared-lib/router'
import { Letters } from '../registration/channels/letters'
import { DocumentForm } from './document-form'

/** /letterManage/letterRegister: letters, or with `gwid` the official document of that id, which came from outside. */
export default function LetterPage() {
  const [parameters] = useSearchParams()
  const documentId = parameters.get('gwid')
  return documentId ? <DocumentForm key={documentId} id={documentId} /> : <Letters />
}
