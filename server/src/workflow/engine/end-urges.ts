import type { Step } from './case-file'
import { stop } from './clocks'
import { closeOn } from './todos'
import type { Work } from './work'

/** Of a step that is over nobody waits for a reply to an urge any more. */
export async function endUrges(work: Work, step: Step): Promise<void> {
  await closeOn(work, step, ['urgeReply'])
  await stop(work, step, '已办理', ['K15'])
}
