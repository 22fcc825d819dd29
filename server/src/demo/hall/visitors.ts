interface Visitor {
  readonly windowName: string
  readonly name: string
  readonly personCount: number
  readonly reason: string
  /** How far it has come; without it the visitor waits to be called. */
  readonly state?: 'called' | 'missed' | 'void'
}

/** Who has come to the hall, in the order in which they came. Nobody of them exists. */
export const VISITORS: readonly Visitor[] = [
  { windowName: '接谈室1', name: '蒋甲禾', personCount: 1, reason: '反映征地补偿款未兑付', state: 'missed' },
  { windowName: '接谈室2', name: '沈乙舟', personCount: 2, reason: '反映农民工工资被拖欠', state: 'called' },
  { windowName: '接谈室3', name: '韩丙樟', personCount: 1, reason: '咨询办理进度', state: 'void' },
  { windowName: '接谈室1', name: '杨丁穗', personCount: 4, reason: '反映商品房逾期交付', state: 'called' },
  { windowName: '接谈室2', name: '朱戊汀', personCount: 1, reason: '反映小区电梯故障频发' },
  { windowName: '接谈室3', name: '秦己榆', personCount: 1, reason: '反映养老保险待遇' },
  { windowName: '接谈室1', name: '尤庚莲', personCount: 6, reason: '反映夜间施工噪声扰民' },
  { windowName: '接谈室2', name: '许辛桐', personCount: 1, reason: '反映低保待遇停发' },
]
