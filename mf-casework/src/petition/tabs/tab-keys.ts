/** The tabs of a case, in their order. */
export const TABS = [
  { key: 'data', title: '基本信息' },
  { key: 'process', title: '办理过程' },
  { key: 'files', title: '附件材料' },
  { key: 'papers', title: '文书' },
  { key: 'related', title: '关联信访件' },
  { key: 'oversight', title: '督办催办' },
  { key: 'review', title: '复查复核' },
  { key: 'ratings', title: '满意度' },
  { key: 'log', title: '操作日志' },
] as const

export type TabKey = (typeof TABS)[number]['key']
