import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { provinceOf, remoteOf } from '../testing.ts'
import { explain } from './explain.ts'
import { type Facts, type Known, SHELL_ENTRIES } from './facts.ts'

const known = (name: string, manifest: Parameters<typeof remoteOf>[1]): Known => {
  const { remote } = remoteOf(name, manifest)
  if (!remote) throw new Error('no remote')
  return { manifest: remote, file: `${name}/remote.json` }
}

const mail = known('mf-mail', {
  header: [
    { title: '非密邮件', order: 30, opens: { dialog: './mail' }, counter: { call: 'Mail/getCount', tag: 'Mail' } },
  ],
  places: [{ place: 'caseTab', key: 'mails', title: '往来邮件', needs: ['yj:all'], door: './parts' }],
  homeWidgets: [{ key: 'latest', title: '最新邮件', size: 'side', homes: ['index'], door: './parts' }],
  userMenu: [{ title: '举报', order: 75, opens: { dialog: './report' }, needs: 'mail' }],
})
const casework = known('mf-casework', {
  routes: [
    { path: '/toDoManage/departToDo', title: '部门待办', check: true },
    { path: '/toDoManage/handle', title: '信访件办理', check: false },
    { path: '/home/index', title: '首页', check: true },
    { path: '/home/homeLeader', title: '领导首页', check: true },
  ],
})
const knowledge = known('mf-knowledge', { routes: [{ path: '/knowledgeTree', title: '知识树', check: true }] })
const newer = known('mf-casework', {
  version: '2.0.0',
  routes: [{ path: '/toDoManage/map', title: '地图', check: true }],
})

const facts: Facts = {
  province: provinceOf({ signInModes: ['key'], remotes: { 'mf-mail': '^1.0.0', 'mf-casework': '^1.0.0' } }),
  provinceFile: 'provinces/yunting/province.json',
  settings: ['home', 'signInModes'],
  composed: [mail, casework],
  others: [knowledge, newer],
  fixedRoutes: [{ path: '/knowledgeTree', title: '知识树', owner: 'mf-knowledge' }],
  ownEntries: [{ title: '领导地图', file: 'entries.ts' }],
  nodes: [
    { url: 'toDoManage/departToDo', title: '部门待办', kind: 'page', counter: 'Dbxx/getCount', roles: ['R06', 'R07'] },
    { url: 'toDoManage', title: '待办管理', kind: 'menu', roles: ['R06'] },
    { url: 'knowledgeTree', title: '知识树', kind: 'menu', roles: ['R06'] },
  ],
}

describe('why something is in a portal', () => {
  it.each([
    ['key', 'is there, as tab 1: provinces/yunting/province.json, signInModes'],
    ['/toDoManage/departToDo', 'mf-casework 1.3.0 serves it (mf-casework/remote.json, routes)'],
    ['/toDoManage/departToDo', 'whose permission tree has it: R06, R07 in the demonstration'],
    ['/toDoManage/handle', 'Everybody who has signed in may open it'],
    ['非密邮件', 'It is there: mf-mail 1.3.0 brings it (mf-mail/remote.json, header)'],
    ['部门待办', 'in the menu of R06, R07 in the demonstration'],
    ['领导地图', 'The shell has it itself; entries.ts says for whom, and which page it needs'],
    ['Mail/getCount', 'is in the header: mf-mail 1.3.0 brings it'],
    ['Dbxx/getCount', 'stands at 部门待办.\n部门待办 is in the menu of R06, R07'],
    ['待办管理', 'is in the menu of R06'],
    ['往来邮件', 'It is there: mf-mail 1.3.0 brings it (mf-mail/remote.json, places, caseTab), for who holds yj:all.'],
    ['最新邮件', 'It is there, on /home/index: mf-mail 1.3.0 brings it (mf-mail/remote.json, homeWidgets, latest).'],
    ['latest', 'It is there, on /home/index: mf-mail 1.3.0 brings it (mf-mail/remote.json, homeWidgets, latest).'],
    ['mails', 'It is there: mf-mail 1.3.0 brings it (mf-mail/remote.json, places, caseTab), for who holds yj:all.'],
    ['signInModes', 'signInModes is ["key"]: provinces/yunting/province.json, signInModes.'],
    ['home', 'home is not set: provinces/yunting/province.json does not name it'],
    ['colour', 'colour is no setting'],
  ])('is told with the file that says so: %s', (asked, reason) => {
    expect(explain(facts, asked).join('\n')).toContain(reason)
  })
})

describe('why something is not in a portal', () => {
  it.each([
    ['ordinary', 'is not there: provinces/yunting/province.json, signInModes, has only key'],
    ['/knowledgeTree', 'mf-knowledge 1.3.0 serves it, but provinces/yunting/province.json, remotes, does not list it'],
    ['/knowledgeTree', 'reads 该功能尚未开通'],
    ['/toDoManage/map', 'mf-casework 2.0.0 serves it, but provinces/yunting/province.json, remotes, asks for "^1.0.0"'],
    ['/nowhere', 'reads 找不到该页面: no file knows it'],
    ['举报', 'It is not there: mf-mail 1.3.0 brings it (mf-mail/remote.json, userMenu), but it needs mail in'],
    ['知识树', 'mf-knowledge 1.3.0 serves it, but'],
    ['知识树', 'is in no menu: nobody serves it, and provinces/yunting/province.json, hideUnserved, is not false'],
    ['Other/getCount', 'The counter Other/getCount is not there'],
  ])('is told with the layer that leaves it out: %s', (asked, reason) => {
    expect(explain(facts, asked).join('\n')).toContain(reason)
  })
})

describe('a home widget', () => {
  const onHomes = (homes: Record<string, string[]>) =>
    explain({ ...facts, province: { ...facts.province, homes } }, 'latest').join('\n')

  it('is on no page where the province orders the one it is made for without it', () => {
    expect(onHomes({ index: ['tiles'] })).toBe(
      'It is on no home page: mf-mail 1.3.0 brings it (mf-mail/remote.json, homeWidgets, latest), but provinces/yunting/province.json, homes, leaves it out of index.',
    )
  })

  it('is on the page on which the province puts it, too', () => {
    expect(onHomes({ homeLeader: ['latest'] })).toContain(
      'It is there, on /home/homeLeader, /home/index (provinces/yunting/province.json, homes, for homeLeader): mf-mail',
    )
  })

  it('is on no page where nobody serves those that it is made for', () => {
    const composed = facts.composed.filter(({ manifest }) => manifest.name === 'mf-mail')
    expect(explain({ ...facts, composed }, 'latest').join('\n')).toContain(
      'It is on no home page: mf-mail 1.3.0 brings it (mf-mail/remote.json, homeWidgets, latest), but nobody serves',
    )
  })
})

it('tells that a province shows in its menus what nobody serves', () => {
  const showing = { ...facts, province: provinceOf({ hideUnserved: false }) }
  expect(explain(showing, '知识树').join('\n')).toContain('知识树 is in the menu of R06')
})

it('reads what the shell has itself from files that there are', () => {
  const root = join(__dirname, '../../../..')
  expect(SHELL_ENTRIES.filter(file => !existsSync(join(root, file)))).toEqual([])
})
