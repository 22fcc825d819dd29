import type { Services } from '../../../platform/services'
import { FAILURES_COUNT_MS, KNOWN_MS } from '../attempts/failures'

/** Failed sign-ins that lock nothing any more, and addresses that count as strange again. */
export async function forgetSignIns({ db, now }: Services): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms)
  await db.deleteFrom('failed_sign_in').where('at', '<', before(FAILURES_COUNT_MS)).execute()
  await db.deleteFrom('sign_in_address').where('last_at', '<', before(KNOWN_MS)).execute()
}
