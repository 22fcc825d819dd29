import type { Services } from '../../platform/services'

/** What the petitioner has not rated in time stays so. */
export async function lapseEvaluations({ db, config, now }: Services): Promise<void> {
  await db
    .updateTable('evaluation')
    .set({ state: '3' })
    .where('province_code', '=', config.provinceCode)
    .where('state', '=', '0')
    .where('due_at', '<', now())
    .execute()
}
