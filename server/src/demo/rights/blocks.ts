/** The blocks of the top menu, in their order. */
export const BLOCKS = {
  home: '首页',
  xfdj: '信访登记',
  ywbl: '业务办理',
  fcfh: '复查复核',
  dcdb: '督查督办',
  gwgl: '公文管理',
  cxtj: '查询统计',
  zsk: '知识库',
  xtgl: '系统管理',
} as const
