import type { Page } from '@playwright/test'

/** An address that every portal knows, with what stands around it. */
export interface KnownRoute {
  readonly path: string
  readonly title: string
  /** Code of its block in the top menu; none has no header. */
  readonly block?: string
  /** Only for whom the permission tree names it. */
  readonly byPermission?: boolean
  /** Without header and menus. */
  readonly alone?: boolean
}

type Kind = Pick<KnownRoute, 'byPermission' | 'alone'>

const MENU: Kind = { byPermission: true }
const ALONE: Kind = { alone: true }

const of = (block: string, rows: readonly (readonly [string, string, Kind?])[]) =>
  rows.map(([path, title, kind]): KnownRoute => ({ path, title, ...(block && { block }), ...kind }))

/** The sign-in page and what only leads elsewhere aside. */
export const KNOWN_ROUTES: readonly KnownRoute[] = [
  ...of('', [
    ['/noAuthority', '无权限', ALONE],
    ['/preview', '附件预览', ALONE],
    ['/room', '视频会议', ALONE],
  ]),
  ...of('home', [
    ['/home/index', '首页', MENU],
    ['/home/newHome', '新版首页', ALONE],
    ['/home/homeStaff', '工作人员首页'],
    ['/home/homeStaffNew', '工作人员首页（新版）', ALONE],
    ['/home/homeLeader', '领导首页'],
  ]),
  ...of('xfdj', [
    ['/letterManage/letterOriginal', '来信原件识别', MENU],
    ['/letterManage/letterRegisterAiInfo', '来信智能登记', MENU],
    ['/letterManage/letterRegister', '来信登记', MENU],
    ['/centralizedScan/letterRegister', '集中扫描登记', MENU],
    ['/netManage/netRegister', '网上信访登记', MENU],
    ['/xsdjManage/xsRegister', '巡视信访登记', MENU],
    ['/simpleManage/simpleRegister', '简易办理登记', MENU],
    ['/visitorManage/visitorRegister', '来访登记', MENU],
    ['/visitorMainScreen/visitorMainScreen', '来访大厅主屏', { ...MENU, ...ALONE }],
    ['/teleManage/teleRegister', '来电登记', MENU],
    ['/windowsComManage/windowsComRegister', '窗口综合登记', MENU],
    ['/leaderJieFang/leaderJFRegister', '领导接访登记', MENU],
    ['/leaderJieFang/leaderBARegister', '领导包案登记', MENU],
    ['/jiefangEwm/jiefangEwmPage', '接访二维码', MENU],
    ['/letter/shibiechakanlaixin', '识别查看来信'],
  ]),
  ...of('ywbl', [
    ['/toDoManage/netLetterRegister', '网信待登记'],
    ['/toDoManage/leaderApproval', '领导审批'],
    ['/toDoManage/reportSignFor', '办理报告签收'],
    ['/toDoManage/returnSignFor', '退回签收'],
    ['/toDoManage/noticeUpload', '受理告知书上传'],
    ['/toDoManage/personalToDo', '个人待办', MENU],
    ['/letterClosing/letterCloseRegister', '信件办结登记', MENU],
  ]),
  ...of('fcfh', [
    ['/reviewManage/registerCenter', '复查复核登记中心', MENU],
    ['/reviewManage/reviewApproval', '复查复核审批', MENU],
  ]),
  ...of('dcdb', [
    ['/superviseManage/superviseHandler', '督办办理'],
    ['/superviseManage/reportSignFor', '督办报告签收'],
    ['/superviseManage/returnSignFor', '督办退回签收'],
    ['/superviseManage/leaderApproval', '督办审批'],
  ]),
  ...of('gwgl', [
    ['/official/officialDetail', '公文详情'],
    ['/official/officialDetailForOpen', '公文详情', ALONE],
  ]),
  ...of('cxtj', [
    ['/leadershipBoard', '数据分析平台', MENU],
    ['/decisionBoard', '政策关联分析', MENU],
    ['/sxjkPage', '市县概况', MENU],
    ['/kanbanSystem/kanbanDepart', '部门看板', MENU],
    ['/kanbanSystem/kanbanUnit', '责任单位看板', MENU],
    ['/kanbanSystem/kanbanRegion', '属地看板', MENU],
  ]),
  ...of('zsk', [
    ['/wisdomSearch', '智慧搜索', MENU],
    ['/knowledgeTree', '知识树', { ...MENU, ...ALONE }],
    ['/knowledgeTreeContent', '知识内容', ALONE],
    ['/courseVideoPage', '在线学习', { ...MENU, ...ALONE }],
    ['/lawsKnowledge/lawsDetail', '法规详情'],
  ]),
]

/** Pages that the shell shows itself. */
export const OWN_PAGES = ['/noAuthority', '/preview']

/** What the user who is signed in on a page has: the pages of the tree, and the blocks with a page that is served. */
export interface Granted {
  readonly blocks: ReadonlyMap<string, string>
  readonly pages: ReadonlyMap<string, string>
  /** Paths that the portal has, whoever may see them. */
  readonly served: ReadonlySet<string>
}

interface Node {
  readonly url: string
  readonly funName: string
  readonly coustomParameters?: string
  readonly list?: readonly Node[]
}

export async function grantedTo(page: Page, address: string): Promise<Granted> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'Admin-Token-YWXT')?.value
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await page.request.post(`${address}api/bopmain/mainpage/desktop`, { headers })
  const { permissionList, topMenu } = (await answer.json()).data as {
    permissionList: readonly Node[]
    topMenu: readonly { code: string; resourceName: string }[]
  }
  const served = await servedBy(page)
  const pages = permissionList.flatMap(pagesOf)
  const isShown = (code: string) =>
    permissionList.some(menu => blockOf(menu) === code && pagesOf(menu).some(([path]) => served.has(path)))
  const blocks = topMenu.filter(({ code }) => isShown(code)).map(block => [block.code, block.resourceName] as const)
  return { blocks: new Map(blocks), pages: new Map(pages), served }
}

const pagesOf = ({ url, funName, list = [] }: Node) => [
  [`/${url}`, funName] as const,
  ...list.map(child => [`/${url}/${child.url}`, child.funName] as const),
]

const blockOf = ({ coustomParameters = '{}' }: Node): string | undefined => JSON.parse(coustomParameters).block

/** The paths that the composition of a page has somebody for. */
export async function servedBy(page: Page): Promise<ReadonlySet<string>> {
  const routes = await routesOf(page)
  return new Set([...OWN_PAGES, ...routes.map(({ path }) => path)])
}

interface ServedRoute {
  readonly path: string
  /** Whether the permission tree decides who may see it. */
  readonly check: boolean
  readonly tabBy?: string
}

/** What the remotes of the composition of a page serve. */
export async function routesOf(page: Page): Promise<readonly ServedRoute[]> {
  const text = await page.locator('script#composition').textContent()
  const { remotes } = JSON.parse(text ?? '') as { remotes: readonly { routes: readonly ServedRoute[] }[] }
  return remotes.flatMap(({ routes }) => routes)
}
