import type { Caller } from '../../platform/caller'

/** The page on which notices are written. */
export const MANAGING = 'sys/notice'

export const mayManage = ({ permissions }: Caller): boolean => permissions.has(MANAGING)
