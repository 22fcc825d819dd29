/** Facts about a petition that a registrar may mark; 重大紧急 and 扬言 are marked by an action of their own. */
export const REGISTRATION_FLAGS = {
  litigation: '涉法涉诉',
  skippedLevel: '越级',
  stepByStep: '依法逐级走访',
  crossBoundary: '三跨三分离',
  longPending: '积案',
  special: '专项',
  openToPublic: '公开',
} as const

/** Those of what cannot wait: they stand before all others, and what bears one is decided first. */
export const GRAVE_MARKS: readonly string[] = ['majorUrgent', 'threat']

/** Marks that a petition may carry in a list: those set at registration or later, and those that follow from its fields. */
export const MARK_NAMES: Readonly<Record<string, string>> = {
  ...REGISTRATION_FLAGS,
  majorUrgent: '重大紧急',
  threat: '扬言',
  supervised: '督办',
  leaderInstruction: '领导批示',
  disputed: '管辖争议',
  repeat: '重件',
  jointLetter: '联名',
  collectiveVisit: '集体访',
  walledOff: '限知',
}
