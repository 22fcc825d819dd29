import { PERSONAL_FIELDS } from './reveal'

const { idCard, mobile, address } = PERSONAL_FIELDS

/** What of the main petitioner an export in full may carry beside the columns of the list, as its headings call it. */
export const EXPORTED_PERSONAL = { idCard, mobile, address } as const

/** The list of approvals, which is none of petitions. */
export const APPROVALS_LIST = 'v_ldsp'

/** Rows with personal data beyond which a leader must agree to an export. */
export const FREE_PERSONAL_ROWS = 5000

export const EXPORT_TEXTS = {
  noBook: '只有信件办结登记可以按月导出登记簿',
  noReason: '导出个人信息请选择理由',
  nothingPersonal: '领导审批列表不含个人信息，请按脱敏导出',
  noRight: '您没有查看个人信息明文的权限，可导出脱敏数据',
  shortText: '请填写导出理由说明（4至200字）',
  tooMany: '您有3个导出正在进行，请等待完成后再导出',
  tooLong: '一次最多导出100万条，请缩小查询范围',
  nothing: '没有符合条件的数据可导出',
  waiting: '含个人信息的导出超过5000条，需由本单位审批人批准',
  refused: '导出申请未被批准',
  cancelled: '导出已取消',
  expired: '导出文件已过期，请重新导出',
  failed: '导出失败，请重新导出',
  unreadable: '导出条件已损坏，无法导出，请由申请人重新发起导出',
  storageFull: '存储空间已满，导出未完成，请联系管理员清理空间后重新导出',
  rightsGone: '您已没有导出该列表的权限',
} as const
