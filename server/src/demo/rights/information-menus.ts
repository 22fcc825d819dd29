import { type MenuSeed, menu, page } from './menu'
import { EVERYBODY } from './roles'

export const HOME_MENUS: readonly MenuSeed[] = [
  menu('home', 'home', '首页', 'icon-home', { pages: [page('index', '首页', EVERYBODY)] }),
]

/** 查询统计, 知识库, 系统管理. */
export const INFORMATION_MENUS: readonly MenuSeed[] = [
  menu('cxtj', 'kanbanSystem', '看板', 'icon-kanban', {
    pages: [
      page('kanbanDepart', '部门看板', 'R06 R07 R10 R12 R13'),
      page('kanbanUnit', '责任单位看板', 'R08 R09 R14'),
      page('kanbanRegion', '属地看板', 'R08 R09 R15'),
    ],
  }),
  menu('cxtj', 'leadershipBoard', '数据分析平台', 'icon-map', { roles: 'R08 R14 R15' }),
  menu('cxtj', 'sxjkPage', '市县概况', 'icon-region', { roles: 'R08 R09 R15 R17' }),
  menu('zsk', 'knowledgeTree', '知识树', 'icon-tree', { roles: EVERYBODY }),
  menu('zsk', 'wisdomSearch', '智慧搜索', 'icon-search', { roles: EVERYBODY }),
  menu('zsk', 'courseVideoPage', '在线学习', 'icon-course', { roles: EVERYBODY }),
  menu('xtgl', 'sys', '系统管理', 'icon-settings', {
    pages: [
      page('organisation', '机构管理', 'R91'),
      page('user', '用户管理', 'R91'),
      page('codeTable', '代码表管理', 'R91'),
      page('authorisation', '授权管理', 'R92'),
      page('audit', '审计日志', 'R93'),
      page('notice', '公告管理', 'R18'),
      page('download', '资料管理', 'R18'),
      page('knowledge', '知识管理', 'R18', { buttons: { 'zs:edit': 'R18' } }),
    ],
  }),
]
