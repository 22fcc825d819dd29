import { checkFit } from './fit.mjs'

/** @type {import('../../shared-lib/src/contract/remote-manifest').ProvinceManifestValue} */
const province = {
  code: '99',
  name: '临江省',
  title: '',
  copyright: '',
  developer: '',
  basePath: '/tjfx/',
  testPorts: [],
  testOrigins: [],
  signInModes: ['ordinary', 'code', 'key', 'qr'],
  browserPolicy: 'modern',
  signInPolicy: {
    password: { kinds: 2, minLength: 8, remembered: 5, maxAgeDays: 90 },
    secondFactorRoles: [],
    idleMinutes: 30,
    officerIdleMinutes: 10,
    sessionsPerPerson: 5,
    dormantDays: 90,
  },
  remotes: { 'mf-mail': '^1.2.0', 'mf-news': '^0.1.0' },
}

/**
 * A remote that fits, but for what a test changes.
 * @param {string} name
 * @param {Partial<import('../../shared-lib/src/contract/remote-manifest').RemoteManifestValue>} change
 * @returns {import('./parts.mjs').Part}
 */
function remote(name, change = {}) {
  const version = change.version ?? (name === 'mf-mail' ? '1.3.0' : '0.1.4')
  const manifest = { name, version, sharedLib: '^0.1.0', exposes: {}, routes: [], calls: [], ...change }
  return { name, version, id: '0123456789ab', folder: '', remote: manifest }
}

/** @param {import('./parts.mjs').Part[]} all */
const check = (...all) => checkFit({ province, folder: '', all, calls: new Set(['mail.inbox']), sharedLib: '0.1.9' })

const exposes = { './notices': './src/notice-panel.tsx' }
const tab = { title: '通知公告', order: 30, dialog: './notices' }
const route = { path: '/home/index', title: '首页', check: true }

describe('the parts of a portal', () => {
  it('fit', () => {
    expect(() => check(remote('mf-mail', { calls: ['mail.inbox'], routes: [route] }), remote('mf-news'))).not.toThrow()
  })

  it.each([
    [
      'a version outside the range',
      [remote('mf-mail', { version: '2.0.0' })],
      'mf-mail 2.0.0 is built, ^1.2.0 is asked for',
    ],
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
  ])('do not fit with %s', (_, parts, problem) => {
    expect(() => check(...parts)).toThrow(problem)
  })

  it('are told of all problems at once', () => {
    expect(() => check(remote('mf-mail', { version: '2.0.0', calls: ['mail.recall'] }))).toThrow(/2\.0\.0[\s\S]*recall/)
  })
})
