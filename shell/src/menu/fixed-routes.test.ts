import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIXED_ROUTES, NOT_SERVED_YET, REDIRECTS, SHELL_PAGES } from './fixed-routes'

/** Every address that a portal must know, the root aside. */
const REQUIRED = `
  /login /room /noAuthority /transit /preview
  /home/index /home/newHome /home/homeStaff /home/homeStaffNew /home/homeLeader /home/homeBmld
  /leadershipBoard /decisionBoard /sxjkPage
  /wisdomSearch /knowledgeTree /knowledgeTreeContent /courseVideoPage /lawsKnowledge/lawsDetail
  /letterManage/letterOriginal /letterManage/letterRegisterAiInfo /letterManage/letterRegister
  /centralizedScan/letterRegister /netManage/netRegister /xsdjManage/xsRegister /simpleManage/simpleRegister
  /toDoManage/netLetterRegister /toDoManage/leaderApproval /toDoManage/reportSignFor /toDoManage/returnSignFor
  /toDoManage/noticeUpload /toDoManage/personalToDo
  /visitorManage/visitorRegister /visitorMainScreen/visitorMainScreen /teleManage/teleRegister
  /windowsComManage/windowsComRegister /leaderJieFang/leaderJFRegister /leaderJieFang/leaderBARegister
  /kanbanSystem/kanbanDepart /kanbanSystem/kanbanUnit /kanbanSystem/kanbanRegion
  /reviewManage/registerCenter /reviewManage/reviewApproval
  /superviseManage/superviseHandler /superviseManage/reportSignFor /superviseManage/returnSignFor
  /superviseManage/leaderApproval
  /official/officialDetail /official/officialDetailForOpen /jiefangEwm/jiefangEwmPage
  /letterClosing/letterCloseRegister /letter/shibiechakanlaixin
`
  .trim()
  .split(/\s+/)

const ROOT = join(__dirname, '../../..')

/** Who serves a path: remotes by their remote.json, the shell itself. */
function servers(): Map<string, string> {
  const remotes = readdirSync(ROOT).filter(name => name.startsWith('mf-'))
  const routes = remotes.flatMap(name => {
    const manifest = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as { routes: { path: string }[] }
    return manifest.routes.map(({ path }) => [path, name] as const)
  })
  return new Map([...routes, ...SHELL_PAGES.map(path => [path, 'shell'] as const)])
}

describe('the fixed routes', () => {
  const served = servers()

  it('are all known, once', () => {
    const known = [...FIXED_ROUTES.map(({ path }) => path), ...Object.keys(REDIRECTS)]
    expect(known.toSorted()).toEqual(REQUIRED.toSorted())
  })

  it.each(FIXED_ROUTES)('$path is either served or named as not served yet', ({ path }) => {
    expect([served.has(path), NOT_SERVED_YET.includes(path)]).toEqual([served.has(path), !served.has(path)])
  })

  it.each(FIXED_ROUTES.filter(({ path }) => served.has(path)))('$path is served by its owner', ({ path, owner }) => {
    expect(served.get(path)).toBe(owner)
  })

  it('name nothing as not served that is no fixed route', () => {
    const known = FIXED_ROUTES.map(({ path }) => path)
    expect(NOT_SERVED_YET.filter(path => !known.includes(path))).toEqual([])
  })

  it('lead from the department leaders home to the usual one', () => {
    expect(REDIRECTS).toEqual({ '/home/homeBmld': '/home/index' })
  })
})
