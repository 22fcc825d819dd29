import { refuseRule } from '../http/refusal'
import type { Done } from './action'
import type { CaseFile } from './case-file'
import { endCase } from './end-case'
import { mainState } from './permit'
import { ENDED, STATE } from './states'
import { changePetition, type Work } from './work'

export const MERGE = '并案'

const BY_MERGING = '11'

/** Ends a petition as part of a main one, which alone is handled from then on; notices are owed to both petitioners. */
export async function mergeInto(work: Work, main: CaseFile): Promise<Done> {
  if (ENDED.has(mainState(main))) refuseRule('主件已办结，不能并案')
  const { petition } = main
  const { matter_id, id } = petition
  await endCase(work, { state: STATE.merged, closeType: BY_MERGING, isTold: false })
  changePetition(work, { merged_into: id, ...(matter_id && { matter_id }) })
  return { text: `并入 ${petition.petition_no}` }
}
