import type { CallShape } from './contract.ts'
import { checkFit } from './fit.ts'
import { provinceOf, remoteOf } from './testing.ts'
import type { Part } from './workspace.ts'

const TEXT = { type: 'string' }
const inbox = {
  method: 'POST',
  path: 'api/mail/inbox',
  args: { type: 'object', properties: { keywords: TEXT } },
  answer: {
    type: 'array',
    items: { type: 'object', properties: { sentAt: { ...TEXT, wire: 'fsrq' } }, required: ['sentAt'] },
  },
}

/** @param host what the server has otherwise */
const checkAt = (all: Part[], host?: Partial<CallShape>, province = {}) =>
  checkFit({
    province: provinceOf(province),
    folder: '',
    all,
    contract: { 'mail.inbox': { ...inbox, ...host } },
    calls: new Set(['mail.inbox']),
    sharedLib: '0.1.9',
  })

const check = (...all: Part[]) => checkAt(all)

const remote = remoteOf
const packed = remoteOf('mf-mail', { calls: ['mail.inbox'] }, { contract: { 'mail.inbox': inbox } })
const exposes = { './notices': './src/notice-panel.tsx' }
const place = { place: 'caseTab' as const, key: 'mails', title: '往来邮件', needs: ['yj:all'], door: './parts' }
const tab = { title: '通知公告', order: 30, dialog: './notices' }
const route = { path: '/home/index', title: '首页', check: true }

describe('the parts of a portal', () => {
  it('fit where a call has another name than when a part was packed', () => {
    const before = remoteOf('mf-mail', { calls: ['post.inbox'] }, { contract: { 'post.inbox': inbox } })
    expect(() => check(before)).not.toThrow()
    const moved = { ...inbox, path: 'api/mail/incoming' }
    expect(() => check({ ...before, contract: { 'post.inbox': moved } })).toThrow(
      'mf-mail calls post.inbox, which the server does not know',
    )
  })

  it('fit', () => {
    expect(() => check(remote('mf-mail', { calls: ['mail.inbox'], routes: [route] }), remote('mf-news'))).not.toThrow()
  })

  it.each([
    ['another shared-lib', [remote('mf-mail', { sharedLib: '^0.2.0' })], 'needs shared-lib ^0.2.0, there is 0.1.9'],
    ['a call the server lacks', [remote('mf-mail', { calls: ['mail.recall'] })], 'mf-mail calls mail.recall'],
    [
      'a path that two serve',
      [remote('mf-mail', { routes: [route] }), remote('mf-news', { routes: [route] })],
      'mf-news serves /home/index, as another remote does',
    ],
    [
      'an entry whose dialog is not exposed',
      [remote('mf-mail', { header: [{ title: '非密邮件', order: 30, opens: { dialog: './mail-dialog' } }] })],
      'mf-mail opens ./mail-dialog, which it does not expose',
    ],
    [
      'a forced dialog that is not exposed',
      [remote('mf-mail', { forced: { password: './password' } })],
      'mf-mail opens ./password, which it does not expose',
    ],
    [
      'an entry for a tab that nobody has',
      [remote('mf-mail', { userMenu: [{ title: '资料下载', order: 50, opens: { tab: '资料下载' } }] })],
      'mf-mail opens the tab 资料下载, which no remote has',
    ],
    [
      'a tab that two have',
      [remote('mf-mail', { exposes, dialogTabs: [tab] }), remote('mf-news', { exposes, dialogTabs: [tab] })],
      'mf-news has the tab 通知公告, as another remote does',
    ],
    [
      'a permission that two bring',
      [remote('mf-mail', { permissions: ['yj:all'] }), remote('mf-news', { permissions: ['yj:all'] })],
      'mf-news brings the permission yj:all, as another remote does',
    ],
    [
      'a place behind which nothing stands',
      [remote('mf-mail', { permissions: ['yj:all'], places: [place] })],
      'mf-mail opens ./parts, which it does not expose',
    ],
    [
      'a place that two have',
      [
        remote('mf-mail', { exposes: { './parts': '' }, permissions: ['yj:all'], places: [place] }),
        remote('mf-news', { exposes: { './parts': '' }, places: [place] }),
      ],
      'mf-news has the caseTab mails, as another remote does',
    ],
    [
      'a place that needs what nobody can hold',
      [remote('mf-mail', { exposes: { './parts': '' }, places: [place] })],
      'mf-mail has the caseTab mails, which needs yj:all: no remote has that',
    ],
    [
      'a menu with a page that it does not serve',
      [remote('mf-mail', { menus: [{ url: 'yj', title: '邮件', block: 'home', pages: [{ path: '/yj/all' }] }] })],
      'mf-mail has /yj/all in its menu yj, but no such page that checks permissions',
    ],
    [
      'a page in a menu below another path',
      [
        remote('mf-mail', {
          routes: [{ path: '/mail', title: '邮件', check: true }],
          menus: [{ url: 'yj', title: '邮件', block: 'home', pages: [{ path: '/mail' }] }],
        }),
      ],
      'mf-mail has /mail in its menu yj, but not below /yj',
    ],
    [
      'a button that is no permission of it',
      [
        remote('mf-mail', {
          routes: [{ path: '/yj/all', title: '邮件', check: true }],
          menus: [
            { url: 'yj', title: '邮件', block: 'home', pages: [{ path: '/yj/all', buttons: { 'yj:send': '发送' } }] },
          ],
        }),
      ],
      'mf-mail has the button yj:send, which is not among its permissions',
    ],
    [
      'endpoints that may take the names of another part’s',
      [remote('mf-mail', {}, { endpoints: ['mail'] }), remote('mf-news', {}, { endpoints: ['mailNews'] })],
      'mf-news names endpoints mailNews…, among the mail… of mf-mail',
    ],
    [
      'a build that does not verify what it loads',
      [remote('mf-mail', {}, { verifies: false })],
      'mf-mail is built without verifying the files it loads',
    ],
    [
      'a shell that is older than what lends remotes their runtime',
      [{ ...remote('shell', {}, { lends: false }), remote: undefined }, remote('mf-mail')],
      'mf-mail takes the runtime of Module Federation from the shell, which is too old for it',
    ],
  ])('do not fit with %s', (_, parts, problem) => {
    expect(() => check(...parts)).toThrow(problem)
  })

  it('fit where remotes from before the shell lent its runtime bring their own', () => {
    const shell = { ...remote('shell'), remote: undefined }
    expect(() => check(shell, remote('mf-mail', {}, { lends: false }))).not.toThrow()
  })

  it('fit with home pages of widgets that remotes bring, and with none that nobody does', () => {
    const widget = { key: 'mails', title: '邮件', size: 'side' as const, homes: ['index'] }
    const withWidgets = remote('mf-mail', { homeWidgets: [widget] })
    expect(() => checkAt([withWidgets], {}, { homes: { index: ['mails'] } })).not.toThrow()
    expect(() => checkAt([withWidgets], {}, { homes: { index: ['mails', 'none'] } })).toThrow(
      'The home page index is to have the widget none, which no remote brings',
    )
    const unopened = remote('mf-mail', { homeWidgets: [{ ...widget, door: './widgets' }] })
    expect(() => check(unopened)).toThrow('mf-mail opens ./widgets, which it does not expose')
    expect(() => check(withWidgets, remote('mf-news', { homeWidgets: [widget] }))).toThrow(
      'mf-news has the home widget mails, as another remote does',
    )
  })

  it('are told of all problems at once', () => {
    const unfit = remote('mf-mail', { sharedLib: '^0.2.0', calls: ['mail.recall'] })
    expect(() => check(unfit)).toThrow(/\^0\.2\.0[\s\S]*recall/)
  })
})

describe('a remote packed against another contract', () => {
  it('fits where the server has more than it knows', () => {
    const properties = { ...inbox.answer.items.properties, read: TEXT }
    const answer = { type: 'array', items: { ...inbox.answer.items, properties } }
    expect(() => checkAt([packed], { answer })).not.toThrow()
  })

  it.each<[string, Partial<CallShape>, string]>([
    ['the call is elsewhere', { path: 'api/mails/list' }, 'the server has it at POST api/mails/list'],
    [
      'more is demanded',
      { args: { type: 'object', properties: { box: TEXT }, required: ['box'] } },
      'does not always send box to mail.inbox, which the server demands',
    ],
    [
      'something is no longer answered',
      { answer: { type: 'array', items: { type: 'object', properties: {} } } },
      'reads sentAt in the answer of mail.inbox, which the server does not answer',
    ],
    [
      'something travels under another name',
      { answer: { type: 'array', items: { type: 'object', properties: { sentAt: TEXT }, required: ['sentAt'] } } },
      'reads sentAt in the answer of mail.inbox in another form than the server answers',
    ],
  ])('does not fit where %s', (_, host, problem) => {
    expect(() => checkAt([packed], host)).toThrow(problem)
  })
})
