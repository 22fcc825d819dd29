import { formatDay } from '@portal/shared-lib'
import { condition } from '../asked'
import type { Preset } from '../view'

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

export const SOON: Preset = {
  key: 'soon',
  title: `${SOON_DAYS}天内到期`,
  conditions: () => [condition('dueAt', 'from', dayFromNow(0)), condition('dueAt', 'to', dayFromNow(SOON_DAYS))],
}

export const OVERDUE: Preset = {
  key: 'overdue',
  title: '已超期',
  conditions: () => [condition('dueAt', 'to', dayFromNow(-1))],
}

export const PRESSING: Preset = {
  key: 'pressing',
  title: `${SOON_DAYS}天内到期或已超期`,
  conditions: () => [condition('dueAt', 'to', dayFromNow(SOON_DAYS))],
}

export const UNCLAIMED: Preset = { key: 'unclaimed', title: '仅未领取', conditions: () => [condition('blr', 'empty')] }
