import { BUTTONS } from './buttons'
import { HANDLING_MENUS } from './handling-menus'
import { ROLES } from './roles'
import { grantRows, MENUS, permissionRows } from './rows'

/** Pages of the portal that belong into a menu: the fixed routes, the lists in front of them, 系统管理. */
const KNOWN_PAGES = `home/index
  letterManage/letterOriginal letterManage/letterRegisterAiInfo letterManage/letterRegister centralizedScan/letterRegister
  netManage/netRegister xsdjManage/xsRegister visitorManage/visitorRegister visitorMainScreen/visitorMainScreen
  windowsComManage/windowsComRegister teleManage/teleRegister simpleManage/simpleRegister
  leaderJieFang/leaderJFRegister leaderJieFang/leaderBARegister jiefangEwm/jiefangEwmPage
  toDoManage/departToDo toDoManage/personalToDo toDoManage/netLetterRegister toDoManage/reportSignFor
  toDoManage/returnSignFor toDoManage/noticeUpload toDoManage/leaderApprovalList toDoManage/closingCheck
  toDoManage/proxyEntry toDoManage/leaderMailbox toDoManage/termination toDoManage/archive
  letterClosing/letterCloseRegister reviewManage/registerCenter reviewManage/reviewApproval
  superviseManage/superviseList official/officialList
  kanbanSystem/kanbanDepart kanbanSystem/kanbanUnit kanbanSystem/kanbanRegion leadershipBoard sxjkPage
  knowledgeTree wisdomSearch courseVideoPage
  sys/organisation sys/user sys/codeTable sys/authorisation sys/audit sys/notice sys/download sys/knowledge`.split(
  /\s+/,
)

interface Granted {
  readonly url: string
  readonly roles: string
}

/** Every page with its path and who has it. */
const PAGES: Granted[] = MENUS.flatMap(({ url, roles = '', pages }) =>
  pages ? pages.map(page => ({ url: `${url}/${page.url}`, roles: page.roles })) : [{ url, roles }],
)

const pagesOf = (role: string) => PAGES.filter(page => page.roles.split(' ').includes(role)).map(page => page.url)

describe('The permission tree', () => {
  it.each(Object.keys(ROLES))('gives %s known pages only, the home page among them', role => {
    const pages = pagesOf(role)
    expect(pages.filter(page => !KNOWN_PAGES.includes(page))).toEqual([])
    expect(pages).toContain('home/index')
  })

  it('leaves no page without anybody who may use it', () => {
    expect(PAGES.filter(({ roles }) => roles === '')).toEqual([])
  })

  it('gives cases to no officer of the platform', () => {
    for (const role of ['R91', 'R92', 'R93']) {
      expect(
        pagesOf(role).filter(page => !/^(home|sys)\/|^(knowledgeTree|wisdomSearch|courseVideoPage)$/.test(page)),
      ).toEqual([])
    }
  })

  it('names only roles that exist, in grants of nodes that exist', () => {
    const ids = new Set(permissionRows().map(({ id }) => id))
    expect(grantRows().filter(({ role_code, node_id }) => !(role_code in ROLES) || !ids.has(node_id))).toEqual([])
  })

  it('gives a button only to roles that have its page', () => {
    const pages = MENUS.flatMap(menu => menu.pages ?? [])
    const beyond = pages.flatMap(({ roles, buttons = {} }) =>
      Object.entries(buttons).filter(([, holders]) =>
        holders.split(' ').some(role => !roles.split(' ').includes(role)),
      ),
    )
    expect(beyond).toEqual([])
  })

  it('has a name for every button, and a page for every name', () => {
    const codes = MENUS.flatMap(menu => menu.pages ?? []).flatMap(({ buttons = {} }) => Object.keys(buttons))
    expect([...new Set(codes)].sort()).toEqual(Object.keys(BUTTONS).sort())
  })

  it('reminds of the to-dos, by their counters', () => {
    const reminding = permissionRows().filter(({ is_remind }) => is_remind)
    const counters = reminding.map(({ url, custom_parameters }) => [url, JSON.parse(custom_parameters).counter])
    expect(Object.fromEntries(counters)).toEqual({
      letterOriginal: 'recognition/unreadCount',
      letterRegister: 'recognition/waitingCount',
      simpleRegister: 'petitions/simpleCount',
      visitorRegister: 'lfjtController/getJtInfoCardListNum',
      leaderBARegister: 'leaderCases/waiting',
      windowsComRegister: 'windowRegisterController/getBdCount',
      departToDo: 'todos/departmentCount',
      personalToDo: 'DbxxController/getGerenBlListTotalCount',
      netRegister: 'DbxxController/netLetterList',
      netLetterRegister: 'DbxxController/netLetterList',
      reportSignFor: 'DbxxController/getBlbgListTotalCount',
      returnSignFor: 'todos/returnCount',
      noticeUpload: 'todos/noticeCount',
      leaderApprovalList: 'SyspController/getLdspListTotalCount',
      closingCheck: 'DbxxController/getBjhcCount',
      proxyEntry: 'ReplaceEntryController/getReplaceEntryInfo',
      leaderMailbox: 'DbxxController/leaderLetterList',
      termination: 'ZjsbController/getZjdbList',
      registerCenter: 'FcfhblfsxxController/queryDbCount',
      reviewApproval: 'FcfhSyspController/queryDbCount',
      superviseList: 'DbDbxxController/getDbDbxxCount',
      officialList: 'GwxxController/getGwDBCount',
    })
  })

  it('has the two keys that say where online petitions are counted', () => {
    const keys = HANDLING_MENUS.flatMap(menu => Object.entries(menu.keys ?? {}))
    expect(keys.map(([key, { roles }]) => [key, roles])).toEqual([
      ['departWsxfTab', 'R06'],
      ['personalWsxfTab', ''],
    ])
  })
})
