import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from '@portal/shared-lib/contract/errors'
import { compositions, rings } from '@portal/shared-lib/contract/federation'
import { usePortal } from '../../../test/portal'
import { readCompositions } from './read'

const SETS = ['0123456789ab', 'abcdef012345'] as const

const routes = [{ path: '/mail', title: '邮件', check: true }]
const places = [{ place: 'caseTab', key: 'mails', title: '往来邮件', needs: ['mail'], door: './parts' }]

const POLICY = { password: { minLength: 8 }, secondFactorRoles: [] }

const lockOf = (version: string, adds: object, more: object = {}) => ({
  province: {
    title: '临江省信访业务系统',
    home: '/home/index',
    remotes: {},
    signInModes: ['key', 'qr'],
    signInPolicy: POLICY,
  },
  parts: {
    shell: { version: '0.1.0', build: '000000000000', packages: [] },
    'mf-mail': { version, build: '111111111111', adds: { routes, calls: [], ...adds }, packages: [] },
  },
  ...more,
})

describe('What the portal is composed of', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'federation-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = async (lock: object, below = '.') => {
    await mkdir(join(folder, below), { recursive: true })
    await writeFile(join(folder, below, 'composition.lock.json'), JSON.stringify(lock))
  }

  it('is told of a single composition, with its floor, and that nothing waits', async () => {
    await put(
      lockOf('0.1.0', { places, permissions: ['yj:all'] }, { floor: { id: SETS[0], remotes: { 'mf-mail': '0.0.9' } } }),
    )
    expect(await readCompositions(folder)).toEqual({
      current: {
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        parts: [
          { name: 'shell', version: '0.1.0', build: '000000000000', floor: '', next: '', origin: '' },
          { name: 'mf-mail', version: '0.1.0', build: '111111111111', floor: '0.0.9', next: '', origin: '' },
        ],
        contributions: [
          { remote: 'mf-mail', kind: 'page', title: '邮件', where: '/mail' },
          { remote: 'mf-mail', kind: 'place', title: '往来邮件', where: '页签' },
          { remote: 'mf-mail', kind: 'right', title: 'yj:all', where: '按钮' },
        ],
        settings: [
          { name: '门户名称', value: '临江省信访业务系统' },
          { name: '登录后首页', value: '/home/index' },
          { name: '登录方式', value: 'USBKey登录、扫码' },
          { name: '账号要求，口令，最短长度', value: '8' },
          { name: '账号要求，须两步验证的角色', value: '无' },
        ],
      },
      next: null,
      sets: [
        {
          id: expect.stringMatching(/^[0-9a-f]{12}$/),
          role: 'current',
          sessions: 0,
          parts: [
            { name: 'shell', version: '0.1.0' },
            { name: 'mf-mail', version: '0.1.0' },
          ],
        },
      ],
    })
  })

  it('is told of the one that everybody has, and of what the next changes and who has it', async () => {
    await put(lockOf('0.1.0', { places }), `sets/${SETS[0]}`)
    await put(lockOf('0.2.0', { header: [{ title: '邮件', order: 1, opens: { page: '/mail' } }] }), `sets/${SETS[1]}`)
    const next = { id: SETS[1], share: 10 }
    await writeFile(join(folder, 'rollout.json'), JSON.stringify({ current: SETS[0], next, withdrawn: [] }))
    const answer = await readCompositions(folder)
    expect(answer.current?.parts.map(({ version, next }) => [version, next])).toEqual([
      ['0.1.0', '0.1.0'],
      ['0.1.0', '0.2.0'],
    ])
    expect(answer.next).toMatchObject({ share: 10 })
    expect(answer.next?.contributions).toEqual([
      { remote: 'mf-mail', kind: 'page', title: '邮件', where: '/mail' },
      { remote: 'mf-mail', kind: 'entry', title: '邮件', where: '顶栏' },
    ])
    expect(answer.next?.changes).toEqual([
      {
        subject: '应用',
        how: 'changed',
        name: 'mf-mail',
        before: '0.1.0（构建 111111111111）',
        after: '0.2.0（构建 111111111111）',
      },
      { subject: '门户入口', how: 'added', name: '邮件 顶栏', before: '', after: '邮件（顶栏）' },
      { subject: '信访件部件', how: 'removed', name: '往来邮件 页签', before: '往来邮件（页签）', after: '' },
    ])
  })

  it('is told of all that are held, as the rollout command lists them, with their sessions', async () => {
    const held = ['0123456789ab', 'abcdef012345', '111111111111', '222222222222', '333333333333'] as const
    const [current, next, previous, older, withdrawn] = held
    for (const id of held) await put(lockOf(id === withdrawn ? '0.3.0' : '0.1.0', {}), `sets/${id}`)
    const rollout = { current, previous, next: { id: next, share: 0 }, withdrawn: [withdrawn] }
    await writeFile(join(folder, 'rollout.json'), JSON.stringify(rollout))
    const { sets } = await readCompositions(folder, undefined, new Map([[withdrawn, 3]]))
    expect(sets.map(({ id, role, sessions }) => [id, role, sessions])).toEqual([
      [current, 'current', 0],
      [next, 'next', 0],
      [previous, 'before', 0],
      [withdrawn, 'withdrawn', 3],
      [older, 'older', 0],
    ])
    expect(sets[3]?.parts).toContainEqual({ name: 'mf-mail', version: '0.3.0' })
  })

  it('is nothing where the server holds no lock', async () => {
    expect(await readCompositions(folder)).toEqual({ current: null, next: null, sets: [] })
    expect(await readCompositions(undefined)).toEqual({ current: null, next: null, sets: [] })
  })

  describe('asked for', () => {
    const portal = usePortal({ database: 'demo' })

    it("is the system officer's alone", async () => {
      expect(await portal.answerTo(compositions, {}, { token: await portal.signInAs('sys91') })).toHaveProperty('sets')
      for (const account of ['zs05', 'zs07', 'sec92', 'aud93']) {
        const other = { token: await portal.signInAs(account) }
        expect((await portal.ask(compositions, {}, other)).code).toBe(errors.forbidden.code)
        expect((await portal.ask(rings, {}, other)).code).toBe(errors.forbidden.code)
      }
    })
  })
})
