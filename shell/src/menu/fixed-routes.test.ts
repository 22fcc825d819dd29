import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIXED_ROUTES, REDIRECTS, SHELL_PAGES } from './fixed-routes'

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

interface Served {
  readonly owner: string
  readonly title?: string
  readonly check?: boolean
  readonly ownWindow?: boolean
}

/** What is served, by path: by remotes as their remote.json says, and by the shell itself. */
function pagesServed(): Map<string, Served> {
  const remotes = readdirSync(ROOT).filter(name => name.startsWith('mf-'))
  const routes = remotes.flatMap(name => {
    const manifest = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as {
      routes: ({ path: string } & Served)[]
    }
    return manifest.routes.map(({ path, title, check = false, ownWindow = false }) => {
      return [path, { owner: name, title, check, ownWindow }] as const
    })
  })
  return new Map<string, Served>([...routes, ...SHELL_PAGES.map(path => [path, { owner: 'shell' }] as const)])
}

describe('the fixed routes', () => {
  const served = pagesServed()

  it('are all known, once', () => {
    const known = [...FIXED_ROUTES.map(({ path }) => path), ...Object.keys(REDIRECTS)]
    expect(known.toSorted()).toEqual(REQUIRED.toSorted())
  })

  it('are all served', () => {
    expect(FIXED_ROUTES.filter(({ path }) => !served.has(path))).toEqual([])
  })

  it.each(FIXED_ROUTES)('$path is what its owner says of it', fixed => {
    expect({ check: false, ownWindow: false, ...fixed }).toMatchObject({ ...served.get(fixed.path) })
  })

  it('lead from the department leaders home to the usual one', () => {
    expect(REDIRECTS).toEqual({ '/home/homeBmld': '/home/index' })
  })
})
