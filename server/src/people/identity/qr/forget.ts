import { DAY_MS } from '../../../platform/calendar/china-time'
import type { Services } from '../../../platform/services'

/** Pictures are of no use after minutes; the audit tells who signed in by which. */
export async function forgetQrSignIns({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('qr_sign_in')
    .where('asked_at', '<', new Date(now().getTime() - DAY_MS))
    .execute()
}
