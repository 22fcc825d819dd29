/** A page that every portal knows, whichever remotes it is made of. */
export interface FixedRoute {
  readonly path: string
  readonly title: string
  /** Block of the top menu. */
  readonly block?: string
  /** Workspace that serves it. */
  readonly owner: string
  /** Whether the permission tree must hold the path; the server decides by the row where it need not. */
  readonly check?: boolean
  /** Has a full-size window of its own, without header and menu. */
  readonly ownWindow?: boolean
}

type Details = Pick<FixedRoute, 'check' | 'ownWindow'>

const IN_MENU: Details = { check: true }
const IN_WINDOW: Details = { ownWindow: true }

const pages = (owner: string, block: string | undefined, rows: readonly (readonly [string, string, Details?])[]) =>
  rows.map(([path, title, details]): FixedRoute => ({ path, title, owner, ...(block && { block }), ...details }))

export const FIXED_ROUTES: readonly FixedRoute[] = [
  ...pages('mf-login', undefined, [['/login', '登录']]),
  ...pages('shell', undefined, [
    ['/noAuthority', '无权限'],
    ['/transit', '中转'],
    ['/preview', '附件预览', IN_WINDOW],
  ]),
  ...pages('mf-messages', undefined, [['/room', '视频会议', IN_WINDOW]]),
  ...pages('mf-dashboards', 'home', [
    ['/home/index', '首页', IN_MENU],
    ['/home/newHome', '新版首页'],
    ['/home/homeStaff', '工作人员首页'],
    ['/home/homeStaffNew', '工作人员首页（新版）'],
    ['/home/homeLeader', '领导首页'],
  ]),
  ...pages('mf-casework', 'xfdj', [
    ['/letterManage/letterOriginal', '来信原件识别', IN_MENU],
    ['/letterManage/letterRegisterAiInfo', '来信智能登记', IN_MENU],
    ['/letterManage/letterRegister', '来信登记', IN_MENU],
    ['/centralizedScan/letterRegister', '集中扫描登记', IN_MENU],
    ['/netManage/netRegister', '网上信访登记', IN_MENU],
    ['/xsdjManage/xsRegister', '巡视信访登记', IN_MENU],
    ['/simpleManage/simpleRegister', '简易办理登记', IN_MENU],
    ['/visitorManage/visitorRegister', '来访登记', IN_MENU],
    ['/visitorMainScreen/visitorMainScreen', '来访大厅主屏', IN_MENU],
    ['/teleManage/teleRegister', '来电登记', IN_MENU],
    ['/windowsComManage/windowsComRegister', '窗口综合登记', IN_MENU],
    ['/leaderJieFang/leaderJFRegister', '领导接访登记', IN_MENU],
    ['/leaderJieFang/leaderBARegister', '领导包案登记', IN_MENU],
    ['/jiefangEwm/jiefangEwmPage', '接访二维码', IN_MENU],
    ['/letter/shibiechakanlaixin', '识别查看来信'],
  ]),
  ...pages('mf-casework', 'ywbl', [
    ['/toDoManage/netLetterRegister', '网信待登记'],
    ['/toDoManage/leaderApproval', '领导审批'],
    ['/toDoManage/reportSignFor', '办理报告签收'],
    ['/toDoManage/returnSignFor', '退回签收'],
    ['/toDoManage/noticeUpload', '受理告知书上传'],
    ['/toDoManage/personalToDo', '个人待办', IN_MENU],
    ['/letterClosing/letterCloseRegister', '信件办结登记', IN_MENU],
  ]),
  ...pages('mf-casework', 'fcfh', [
    ['/reviewManage/registerCenter', '复查复核登记中心', IN_MENU],
    ['/reviewManage/reviewApproval', '复查复核审批', IN_MENU],
  ]),
  ...pages('mf-casework', 'dcdb', [
    ['/superviseManage/superviseHandler', '督办办理'],
    ['/superviseManage/reportSignFor', '督办报告签收'],
    ['/superviseManage/returnSignFor', '督办退回签收'],
    ['/superviseManage/leaderApproval', '督办审批'],
  ]),
  ...pages('mf-casework', 'gwgl', [
    ['/official/officialDetail', '公文详情'],
    ['/official/officialDetailForOpen', '公文详情', IN_WINDOW],
  ]),
  ...pages('mf-dashboards', 'cxtj', [
    ['/leadershipBoard', '数据分析平台', IN_MENU],
    ['/decisionBoard', '政策关联分析', IN_MENU],
    ['/sxjkPage', '市县概况', IN_MENU],
    ['/kanbanSystem/kanbanDepart', '部门看板', IN_MENU],
    ['/kanbanSystem/kanbanUnit', '责任单位看板', IN_MENU],
    ['/kanbanSystem/kanbanRegion', '属地看板', IN_MENU],
  ]),
  ...pages('mf-knowledge', 'zsk', [
    ['/wisdomSearch', '智慧搜索', IN_MENU],
    ['/knowledgeTree', '知识树', { check: true, ownWindow: true }],
    ['/knowledgeTreeContent', '知识内容', IN_WINDOW],
    ['/courseVideoPage', '在线学习', { check: true, ownWindow: true }],
    ['/lawsKnowledge/lawsDetail', '法规详情'],
  ]),
]

/** Pages that the shell shows itself. */
export const SHELL_PAGES: readonly string[] = FIXED_ROUTES.filter(({ owner }) => owner === 'shell').map(
  ({ path }) => path,
)

/** Addresses that lead elsewhere. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/home/homeBmld': '/home/index' }
