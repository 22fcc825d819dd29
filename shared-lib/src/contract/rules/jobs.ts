/** How a job of the background stands. */
export const JOB_STATES = ['failed', 'running', 'waiting', 'done'] as const
export type JobState = (typeof JOB_STATES)[number]

export const JOB_STATE_NAMES: Readonly<Record<JobState, string>> = {
  failed: '失败',
  running: '运行中',
  waiting: '等待中',
  /** Of older ones nothing is kept. */
  done: '近两小时完成',
}

/** Jobs of a page. */
export const JOBS_PAGE = 50

export const JOB_TEXTS = {
  notDead: '该任务已不在失败状态，请刷新后查看',
  nobodyWaits: '该任务的发起人已取消或重新发起，不需要重试',
  unknown: '当前版本没有此类任务，不能重试',
} as const
