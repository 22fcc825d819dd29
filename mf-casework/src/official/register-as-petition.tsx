import { useCan } from '@portal/shared-lib'
import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import { Link } from '@portal/shared-lib/router'

const REGISTRATION = 'letterManage/letterRegister'

/** 转为信访件: opens the registration; the document is linked to the petition afterwards. */
export function RegisterAsPetition({ of: { incoming, petitionNo, state } }: { of: OfficialDocumentAnswer }) {
  const mayRegister = useCan(REGISTRATION)
  if (!incoming || petitionNo !== '' || state === '6' || !mayRegister) return null
  return <Link to={`/${REGISTRATION}`}>登记为信访件</Link>
}
