import { type MenuSeed, menu, type PageSeed, page } from './menu'

const BLOCK = 'ywbl'
const APPROVERS = 'R07 R08 R13 R14 R15'
const SEARCHERS = 'R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R12 R13 R14'

const HANDLING_BUTTONS: PageSeed['buttons'] = {
  'bl:transfer': 'R06 R11 R12',
  'bl:assign': 'R06 R11',
  'bl:self': 'R06 R12',
  'bl:reply': 'R03 R04 R05 R06 R12',
  'bl:notAccept': 'R06 R12',
  'bl:noFurther': 'R06 R12',
  'bl:file': 'R06',
  'bl:escalate': 'R06',
  'bl:sign': 'R06 R12',
  'bl:return': 'R06 R12',
  'bl:returnConfirm': 'R06 R12',
  'bl:recall': 'R06 R12',
  'bl:accept': 'R06 R12',
  'bl:coHandle': 'R06 R12',
  'bl:extend': 'R06 R12',
  'bl:suspend': 'R06 R12',
  'bl:report': 'R06 R12',
  'bl:reportSign': 'R06',
  'bl:reportBack': 'R06',
  'bl:close': 'R06 R12',
  'sp:submit': 'R03 R04 R05 R06 R11 R12',
  'pj:callback': 'R06',
}

const TODO_PAGES: readonly PageSeed[] = [
  page('departToDo', '部门待办', 'R06 R07 R12 R13', {
    viewId: 'v_dbx_depart',
    counter: 'todos/departmentCount',
    buttons: {
      'xfj:void': 'R07',
      'cb:urge': 'R06 R07',
      'todo:distribute': 'R07 R13',
      'bl:file': 'R07',
      'bl:recall': 'R07 R13',
      'bl:returnConfirm': 'R13',
      'bl:reportSign': 'R07',
      'bl:reportBack': 'R07',
    },
  }),
  page('personalToDo', '个人待办', 'R03 R04 R05 R06 R11 R12', {
    viewId: 'v_dbx_personal',
    counter: 'DbxxController/getGerenBlListTotalCount',
    buttons: HANDLING_BUTTONS,
  }),
  page('netLetterRegister', '网信待登记', 'R04 R06', { viewId: 'v_wsxf', counter: 'DbxxController/netLetterList' }),
  page('reportSignFor', '办理报告签收', 'R06 R07', {
    viewId: 'v_blbg',
    counter: 'DbxxController/getBlbgListTotalCount',
  }),
  page('returnSignFor', '退回签收', 'R06 R07 R12 R13', { viewId: 'v_thqs', counter: 'todos/returnCount' }),
  page('noticeUpload', '受理告知书上传', 'R06 R12', { viewId: 'v_gzs', counter: 'todos/noticeCount' }),
  page('leaderApprovalList', '领导审批', APPROVERS, {
    viewId: 'v_ldsp',
    counter: 'SyspController/getLdspListTotalCount',
    buttons: { 'sp:approve': APPROVERS, 'sp:back': APPROVERS, 'sp:delegate': APPROVERS, 'bl:reopen': 'R07 R08' },
  }),
  page('closingCheck', '办结核查', 'R06 R07 R09', {
    counter: 'DbxxController/getBjhcCount',
    buttons: { 'bl:check': 'R06 R07 R09' },
  }),
  page('proxyEntry', '代录入', 'R06', { counter: 'ReplaceEntryController/getReplaceEntryInfo' }),
  page('leaderMailbox', '领导信箱', 'R04 R06', { viewId: 'v_ldxx', counter: 'DbxxController/leaderLetterList' }),
  page('termination', '终结申报', 'R06 R10 R12', {
    counter: 'ZjsbController/getZjdbList',
    buttons: { 'zj:apply': 'R06 R10 R12' },
  }),
  page('archive', '信访件查询', SEARCHERS, {
    buttons: {
      'xfj:export': 'R06 R07 R08 R09 R10 R12',
      'xfj:viewPii': 'R06 R07 R09 R10 R12',
      'xfj:accusation': 'R06 R12',
    },
  }),
]

/** 业务办理. */
export const HANDLING_MENUS: readonly MenuSeed[] = [
  menu(BLOCK, 'toDoManage', '待办管理', 'icon-todo', {
    pages: TODO_PAGES,
    keys: {
      departWsxfTab: { title: '网上信访计入部门待办', roles: 'R06' },
      // Those who register online petitions have a list of their own for them; an office may decide otherwise.
      personalWsxfTab: { title: '网上信访计入个人待办', roles: '' },
    },
  }),
  menu(BLOCK, 'letterClosing', '信件办结', 'icon-closing', {
    pages: [
      page('letterCloseRegister', '信件办结登记', 'R01 R06', {
        buttons: { 'bl:file': 'R01 R06', 'xfj:exportClosed': 'R01 R06' },
      }),
    ],
  }),
]
