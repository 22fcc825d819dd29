import { OFFICIAL_STATE as STATE, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { refuse, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { finish } from './act'
import { addEntry, changeDocument, lockDocument, type OfficialDocument, PAGE } from './row'

const REGISTERED = '登记为信访件'
/** Whoever registers what comes in, or handles it. */
const REGISTRARS = ['gw:receive', 'gw:sign']

/** What came from outside and is to become a petition, locked for it; refused where it is none, or is one already. */
export async function lockToRegister(db: Db, caller: Caller, id: string): Promise<OfficialDocument> {
  const { permissions, orgId } = caller
  if (!permissions.has(PAGE) || !REGISTRARS.some(right => permissions.has(right))) refuse('forbidden')
  const row = await lockDocument(db, caller, id)
  if (!row.incoming || row.org_id !== orgId) refuseRule(TEXTS.notIncoming)
  if (row.petition_id !== null) refuseRule(TEXTS.linkedAlready)
  if (row.state === STATE.closed) refuseRule(TEXTS.closedAlready)
  return row
}

interface Made {
  readonly petitionId: string
  readonly petitionNo: string
}

/** Writes down what it was registered as; whose turn it is stays as it was. */
export async function linkRegistered(ask: Ask<unknown>, row: OfficialDocument, { petitionId, petitionNo }: Made) {
  const { db, caller, services } = ask
  const at = services.now()
  const changed = await changeDocument(db, caller, row, { petition_id: petitionId, at })
  await addEntry(db, caller, row, { action: REGISTERED, text: petitionNo, shared: false, at })
  await finish(ask, REGISTERED, changed)
}
