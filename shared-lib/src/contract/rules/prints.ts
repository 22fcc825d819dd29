/** What is printed, or taken along as a file, as the audit calls it. */
export const PRINTED = {
  list: '列表',
  book: '信件办结登记簿',
  numbers: '文号登记簿',
  paper: '信访件材料',
  cover: '档案封皮',
  contents: '卷内目录',
  approval: '审批单',
  report: '统计报表',
  board: '看板',
  letter: '来信原件与识别文字',
  copy: '列表',
} as const
