import { GRAVE_MARKS, MARK_NAMES } from '@portal/shared-lib/contract/rules/marks'

/** What the marks of a petition are called where there is room. */
const NAMES: Readonly<Record<string, string>> = {
  ...MARK_NAMES,
  walledOff: '知悉范围受限',
  leaderCase: '领导包案',
  extended: '已延期',
}

/** Those that have a name, the grave ones first. */
export const marksOf = (flags: readonly string[]) =>
  flags
    .flatMap(flag => (NAMES[flag] ? [{ flag, name: NAMES[flag], isGrave: GRAVE_MARKS.includes(flag) }] : []))
    .toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave))
