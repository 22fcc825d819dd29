import { refuseRule } from '../../platform/refusal'
import type { Work } from './work'

const ACCUSED = '6'

/** Nobody handles a petition against themselves (条例 第二十八条). */
export async function refuseAccusedHandler({ db, caller, file }: Work): Promise<void> {
  const accused = await db
    .selectFrom('petition_person')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('role', '=', ACCUSED)
    .where('name', '=', caller.userName)
    .select('seq')
    .executeTakeFirst()
  if (accused) refuseRule('请核实是否需要回避')
}
