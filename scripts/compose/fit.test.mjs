import { checkFit } from './fit.mjs'

const province = {
  code: '99',
  name: '临江省',
  title: '',
  copyright: '',
  developer: '',
  basePath: '/tjfx/',
  testPorts: [],
  testOrigins: [],
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
const check = (...all) => checkFit({ province, all, calls: new Set(['mail.inbox']), sharedLib: '0.1.9' })

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
      'mf-news serves /home/index, which another remote serves too',
    ],
  ])('do not fit with %s', (_, parts, problem) => {
    expect(() => check(...parts)).toThrow(problem)
  })

  it('are told of all problems at once', () => {
    expect(() => check(remote('mf-mail', { version: '2.0.0', calls: ['mail.recall'] }))).toThrow(/2\.0\.0[\s\S]*recall/)
  })
})
