import type { Page } from '@playwright/test'

/** A remote, the way to it, and what shows that it is there. */
export interface RemoteCase {
  readonly remote: string
  /** Goes to where the remote is not loaded yet. */
  readonly prepare?: (page: Page, address: string) => Promise<unknown>
  readonly open: (page: Page) => Promise<unknown>
  /** Opens in a document of its own, which knows what is new. */
  readonly newDocument?: boolean
  /** Opens over any page, so that a new document does not show it again. */
  readonly dialog?: boolean
  readonly shown: (page: Page) => ReturnType<Page['locator']>
  /** A call of it whose answer, made nonsense, crashes it while it renders. */
  readonly call: string
  /** What brings it to render that answer, where opening does not. */
  readonly render?: (page: Page) => Promise<unknown>
  /** The faults that every run tries; the proof of stories tries the others. */
  readonly tried: readonly string[]
}

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
export const block = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

export const CASES: readonly RemoteCase[] = [
  {
    remote: 'mf-casework',
    open: page => block(page, '业务办理'),
    shown: page => page.getByText(/^共 \d+ 条$/),
    call: 'petitions/list',
    tried: ['is down', 'throws in render'],
  },
  {
    remote: 'mf-mail',
    open: page => header(page, '非密邮件').click(),
    dialog: true,
    shown: page => page.getByRole('tab', { name: /收件箱/ }),
    call: 'MailMessageController/getCollectboxMessage',
    tried: ['is newer than locked'],
  },
  {
    remote: 'mf-messages',
    // Home pages have a widget of it.
    prepare: (page, address) => page.goto(`${address}toDoManage/departToDo`),
    open: page => header(page, '消息').click(),
    dialog: true,
    shown: page => page.getByRole('dialog').getByText('办理预警').first(),
    call: 'NewMessageController/getNewMessageList',
    tried: ['sends a wrong type'],
  },
  {
    remote: 'mf-login',
    prepare: (page, address) => page.goto(`${address}home/index`),
    open: page => page.getByRole('button', { name: '退出' }).click(),
    shown: page => page.getByRole('heading', { name: '用户登录' }),
    call: 'XfUserController/getOrgListByLoginAccount',
    render: async page => {
      await page.getByLabel('用户名').fill('zs05')
      await page.getByLabel('所属单位').click()
    },
    tried: [],
  },
  {
    remote: 'mf-dashboards',
    prepare: (page, address) => page.goto(`${address}toDoManage/departToDo`),
    open: page => block(page, '首页'),
    shown: page => page.getByRole('heading', { name: '通知公告' }),
    call: 'NoticeManageController/getGgxxList',
    tried: ['answers HTML with 200'],
  },
  {
    remote: 'mf-knowledge',
    // A document is not loaded before what it asks for first.
    open: page => page.goto(new URL('../knowledgeTree', page.url()).href, { waitUntil: 'commit' }),
    newDocument: true,
    shown: page => page.getByRole('treeitem', { name: /法律法规/ }),
    call: 'knowledge/tree',
    tried: [],
  },
]
