/** Roles by code. R91 to R93 exclude each other and see no case. */
export const ROLES: Readonly<Record<string, string>> = {
  R01: '来信登记员',
  R02: '窗口登记员',
  R03: '接谈员',
  R04: '网信登记员',
  R05: '来电登记员',
  R06: '信访经办人',
  R07: '信访部门处(科)长',
  R08: '信访局领导',
  R09: '督查员',
  R10: '复查复核员',
  R11: '巡视登记员',
  R12: '责任单位经办人',
  R13: '责任单位部门负责人',
  R14: '责任单位领导',
  R15: '党政领导',
  R16: '公文员',
  R17: '统计分析员',
  R18: '知识与公告管理员',
  R91: '系统管理员',
  R92: '安全保密管理员',
  R93: '安全审计员',
}

/** For what everybody has who has a role. */
export const EVERYBODY = Object.keys(ROLES).join(' ')
