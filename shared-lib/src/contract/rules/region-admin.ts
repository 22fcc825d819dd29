/** Levels of regions, by `regionType`. */
export const REGION_LEVELS: Readonly<Record<string, string>> = {
  '2': '省',
  '3': '市',
  '4': '县（区）',
  '5': '乡镇（街道）',
  '6': '村（社区）',
  '9': '功能区',
}

/** Characters of why a region is changed. */
export const REGION_REASON_MAX = 200

export const REGION_TEXTS = {
  reason: `请填写变更依据，且不能超过${REGION_REASON_MAX}个字`,
  backwards: '截止日期不能早于起始日期',
  itself: '不能并入自身，请另选行政区划',
  endedAlready: '该行政区划已并入其他区划，不能再变更',
  intoEnded: '并入的行政区划已停用，请另选',
  level: '只能并入同一级别的行政区划，请另选',
  lower: (count: number) => `仍有下级行政区划${count}个，请先逐一合并或停用`,
  organisations: (count: number) => `仍有使用中的机构${count}个，请先将行政区划并入其他区划，或停用机构`,
  outside: '只能并入本省的行政区划，请另选',
} as const
