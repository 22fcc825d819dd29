import { useCan } from '@portal/shared-lib'
import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import { Link } from '@portal/shared-lib/router'

const REGISTRATION = 'letterManage/letterRegister'

/** 转为信访件: opens the registration filled in with it; what is registered there and the document know of each other. */
export function RegisterAsPetition({
  of: { id, incoming, isSender, petitionNo, state },
}: {
  of: OfficialDocumentAnswer
}) {
  const mayRegister = useCan(REGISTRATION)
  const [mayReceive, mayHandle] = [useCan('gw:receive'), useCan('gw:sign')]
  if (!mayRegister || !(mayReceive || mayHandle)) return null
  if (!incoming || !isSender || petitionNo !== '' || state === '6') return null
  return <Link to={`/${REGISTRATION}?${new URLSearchParams({ gwid: id })}`}>登记为信访件</Link>
}
