import { formatDay } from '@portal/shared-lib'
import type { ListFilter } from '@portal/shared-lib/router'
import { condition } from '../list-query'
import type { Condition, Preset } from '../view'

const DAY_MS = 86_400_000
const SOON_DAYS = 7

const dayFromNow = (days: number): string => formatDay(new Date(Date.now() + days * DAY_MS))

/** To-dos of some types. */
export const ofTypes = (title: string, ...types: string[]): Preset => ({
  key: types[0] ?? '',
  title,
  conditions: () => [condition('todoType', 'is', ...types)],
})

/** Approvals of some subjects. */
export const ofSubjects = (title: string, ...types: string[]): Preset => ({
  key: types[0] ?? '',
  title,
  conditions: () => [condition('type', 'is', ...types)],
})

const ONLINE_CHANNEL = '300'

export const ONLINE: Preset = {
  key: 'online',
  title: '网上信访',
  conditions: () => [condition('xfxs', 'under', ONLINE_CHANNEL)],
}

const LYING_HOURS = 24

export const LYING: Preset = {
  key: 'lying',
  title: `停留超过${LYING_HOURS}小时`,
  conditions: () => [condition('stayHours', 'from', String(LYING_HOURS))],
}

/** To-dos that one of these filters leaves, as a figure that opens the list counts them. */
const filter = (key: ListFilter, title: string, ...conditions: readonly Condition[]): Preset => ({
  key,
  title,
  conditions: () => conditions,
})

export const SOON = filter('soon', '即将到期', condition('lamp', 'is', 'yellow', 'orange'))
export const OVERDUE = filter('overdue', '已超期', condition('lamp', 'is', 'red'))
export const UNCLAIMED = filter('unclaimed', '仅未领取', condition('blr', 'empty'))
export const SIMPLE: Preset = {
  ...filter('simple', '简易办理', condition('simple', 'is', '1')),
  byLinkOnly: true,
}

/** Petitions by the day on which they are due; what warns of it are the to-dos. */
export const DUE_SOON: Preset = {
  key: 'soon',
  title: `${SOON_DAYS}天内到期`,
  conditions: () => [condition('dueAt', 'from', dayFromNow(0)), condition('dueAt', 'to', dayFromNow(SOON_DAYS))],
}

export const PAST_DUE: Preset = {
  key: 'overdue',
  title: '已超期',
  conditions: () => [condition('dueAt', 'to', dayFromNow(-1))],
}
