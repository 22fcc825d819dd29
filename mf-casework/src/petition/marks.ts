import { REGISTRATION_FLAGS } from '@portal/shared-lib/contract/rules/petition-fields'

/** What the marks of a petition are called. */
const NAMES: Readonly<Record<string, string>> = {
  ...REGISTRATION_FLAGS,
  repeat: '重件',
  jointLetter: '联名',
  collectiveVisit: '集体访',
  walledOff: '知悉范围受限',
  majorUrgent: '重大紧急',
  threat: '扬言',
  leaderInstruction: '领导批示',
  disputed: '管辖争议',
  supervised: '督办',
}
const GRAVE: readonly string[] = ['majorUrgent', 'threat']

/** Those that have a name, the grave ones first. */
export const marksOf = (flags: readonly string[]) =>
  flags
    .flatMap(flag => (NAMES[flag] ? [{ flag, name: NAMES[flag], isGrave: GRAVE.includes(flag) }] : []))
    .toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave))
