import { hallNotice, saveHallNotice } from '@portal/shared-lib/contract/hall-notices'
import { performAt } from '../cases/perform'
import type { Stage } from '../cases/stage'

const TEXT = `来访请先在窗口取号，听到叫号后到接谈室。
来访时间为工作日9:00至17:00。
多人反映共同事项的，应当推选代表，代表不超过5人。`

/** Puts the hall's notice up, where none was ever written. */
export async function putNoticeUp(stage: Pick<Stage, 'db' | 'services' | 'callerOf'>, at: Date): Promise<void> {
  const { version } = await performAt(stage, at, 'zs02', hallNotice, {})
  if (version === 0) await performAt(stage, at, 'zs02', saveHallNotice, { text: TEXT, version })
}
