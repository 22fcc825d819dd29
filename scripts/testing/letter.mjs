/** A letter in the words of the wire, with all that a registration must have. */
export const LETTER = {
  xfrq: '2026-01-05',
  xfxsdm: '100',
  xm: '钱乙舟',
  zz: '安澜市城东区',
  xfrs: 1,
  wtsddm: '990121000000',
  xfmddm: '01',
  nrfldm: '030300',
  nrzy: '建议在路口增设行人过街信号灯，早晚高峰学生过街存在安全隐患。',
}
