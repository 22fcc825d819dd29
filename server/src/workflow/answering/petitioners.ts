import type { Work } from '../engine/work'

export interface Petitioner {
  readonly seq: number
  /** Whether there is any way to reach the person. */
  readonly isReachable: boolean
}

/** Main petitioners, co-signers and representatives. */
const ROLES = ['1', '2', '3']

/** To whom the answer is owed; nobody where the petition is anonymous. */
export async function petitionersOf({ db, caller, file: { petition } }: Work): Promise<Petitioner[]> {
  if (petition.anonymous) return []
  const people = await db
    .selectFrom('petition_person')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petition.id)
    .where('role', 'in', ROLES)
    .orderBy('seq')
    .select(['seq', 'mobile', 'phone', 'email', 'address'])
    .execute()
  return people.map(({ seq, ...contacts }) => ({ seq, isReachable: Object.values(contacts).some(Boolean) }))
}
