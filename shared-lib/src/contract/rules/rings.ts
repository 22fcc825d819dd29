export const RING_STATES = ['open', 'finished', 'back', 'spent'] as const
export type RingState = (typeof RING_STATES)[number]

/** As the system's officer reads them. */
export const RING_STATE_NAMES: Readonly<Record<RingState, string>> = {
  open: '试行中',
  finished: '已全面启用',
  back: '已收回',
  spent: '已自动停止',
}

/** What is done with a ring; the last one by itself. */
export const RING_ACTS = ['start', 'widen', 'finish', 'back', 'spent'] as const
export type RingAct = (typeof RING_ACTS)[number]

export const RING_ACT_NAMES: Readonly<Record<RingAct, string>> = {
  start: '开始试行',
  widen: '扩大范围',
  finish: '全面启用',
  back: '收回',
  spent: '自动停止',
}
