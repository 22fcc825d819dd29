/** What is printed, or taken along as a file, as the audit calls it. */
export const PRINTED = {
  list: '列表',
  book: '信件办结登记簿',
  numbers: '文号登记簿',
  paper: '信访件材料',
  cover: '档案封皮',
  contents: '卷内目录',
  file: '整卷',
  transfer: '档案移交清单',
  destruction: '档案销毁清册',
  approval: '审批单',
  official: '公文',
  report: '统计报表',
  board: '看板',
  letter: '来信原件与识别文字',
  copy: '列表',
} as const

/** Parts of the file of a petition, in the order in which they are bound. */
export const FILE_PARTS = {
  cover: '档案封皮',
  contents: '卷内目录',
  sheet: '信访事项登记表',
  process: '办理过程',
  papers: '文书和办理报告',
  official: '公文',
  ratings: '评价和办结核查',
} as const

export type FilePart = keyof typeof FILE_PARTS
