import { type MenuSeed, menu, page } from './menu'

const DRAFTERS = 'R06 R09 R10 R12 R16'

/** 复查复核, 督查督办, 公文管理. */
export const SUPERVISION_MENUS: readonly MenuSeed[] = [
  menu('fcfh', 'reviewManage', '复查复核', 'icon-review', {
    pages: [
      page('registerCenter', '复查复核登记中心', 'R06 R07 R10 R12 R13', {
        counter: 'FcfhblfsxxController/queryDbCount',
        buttons: { 'fc:register': 'R10', 'fc:decide': 'R10', 'fc:hearing': 'R10' },
      }),
      page('reviewApproval', '复查复核审批', 'R08 R14', {
        counter: 'FcfhSyspController/queryDbCount',
        buttons: { 'sp:approve': 'R08', 'sp:back': 'R08' },
      }),
    ],
  }),
  menu('dcdb', 'superviseManage', '督查督办', 'icon-supervise', {
    pages: [
      page('superviseList', '督办件', 'R06 R07 R08 R09 R12 R13 R14 R15', {
        counter: 'DbDbxxController/getDbDbxxCount',
        buttons: { 'db:create': 'R09', 'db:feedback': 'R12', 'db:close': 'R09', 'cb:urge': 'R07 R08 R09 R15' },
      }),
    ],
  }),
  menu('gwgl', 'official', '公文管理', 'icon-document', {
    pages: [
      page('officialList', '公文', 'R06 R07 R08 R09 R10 R12 R13 R14 R16', {
        counter: 'GwxxController/getGwDBCount',
        buttons: { 'gw:draft': DRAFTERS, 'gw:number': 'R16', 'gw:seal': 'R16', 'gw:send': 'R16' },
      }),
    ],
  }),
]
