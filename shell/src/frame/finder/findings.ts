import { commandsNow, type Desktop } from '@portal/shared-lib'
import type { FindAnswer } from '@portal/shared-lib/contract/calls/finder'
import { copyText } from '@portal/shared-lib/page'
import { addressOf } from '@portal/shared-lib/router'
import { shellState } from '../../guard/shell-state'
import { entryOf } from '../../menu/menu'
import { menusOf } from '../../menu/offered'
import { openCase } from '../../pages/open-case'
import { blockNameOf, entriesAt } from '../entries'
import { goTo } from '../go-to'
import type { MenuItem } from '../user-menu/menu-button'
import { meantBy } from './meant'
import { visitedPages } from './visited'

/** What can be chosen in 快速查找. */
export interface Finding {
  /** Of no other one. */
  readonly key: string
  readonly title: string
  /** What tells it from others of that title. */
  readonly hint: string
  run(): void
  /** Of what has an address: the same in a tab of its own. */
  readonly runBeside?: () => void
}

export interface FindingGroup {
  readonly title: string
  readonly findings: readonly Finding[]
}

const CASE_PAGE = '/toDoManage/handle'
const ARTICLE_PAGE = '/knowledgeTreeContent'
/** Of pages and of what can be done on the page. */
const MOST = 6

const openBeside = (address: string) => void window.open(addressOf(address), '_blank')

const atAddress = (kind: string, address: string, title: string, hint: string): Finding => ({
  key: `${kind} ${address} ${title}`,
  title,
  hint,
  run: () => goTo(address),
  runBeside: () => openBeside(address),
})

/** What is offered before anything is typed: where one was of late, and what the page can do. */
export function firstGroups(): FindingGroup[] {
  const here = shellState().title
  const visited = visitedPages().filter(({ title }) => title !== here)
  return filled([
    { title: '最近打开', findings: visited.map(({ address, title }) => atAddress('visited', address, title, '')) },
    { title: '本页操作', findings: pageCommands() },
  ])
}

/** Pages, actions and entries that are meant by what was typed. */
export function localGroups(typed: string, desktop: Desktop, userEntries: readonly MenuItem[]): FindingGroup[] {
  return filled([
    { title: '页面', findings: meantBy(menuPages(desktop), typed).slice(0, MOST) },
    { title: '本页操作', findings: meantBy(pageCommands(), typed).slice(0, MOST) },
    { title: '功能', findings: meantBy(entries(desktop, userEntries), typed).slice(0, MOST) },
  ])
}

function menuPages(desktop: Desktop): Finding[] {
  return menusOf(desktop).offered.flatMap(route => {
    const pages = route.children.length > 0 ? route.children : [{ path: entryOf(route), title: route.title }]
    return pages.map(({ path, title }) =>
      atAddress('page', path, title, title === route.title ? blockNameOf(desktop, route.block) : route.title),
    )
  })
}

const pageCommands = (): Finding[] =>
  commandsNow().flatMap(group =>
    group.commands.flatMap(({ title, keys = '', run }) =>
      run ? [{ key: `command ${group.title} ${title}`, title, hint: keys, run }] : [],
    ),
  )

const entries = (desktop: Desktop, userEntries: readonly MenuItem[]): Finding[] =>
  [...entriesAt(shellState().path, desktop), ...userEntries].map(({ title, run }) => ({
    key: `entry ${title}`,
    title,
    hint: '',
    run,
  }))

/** What the server found. */
export function serverGroups({ cases, people, articles }: FindAnswer): FindingGroup[] {
  return filled([
    { title: '信访件', findings: cases.map(ofCase) },
    {
      title: '人员（复制姓名和单位）',
      findings: people.map(({ loginAccount, userName, orgName }) => ({
        key: `person ${loginAccount} ${orgName}`,
        title: userName,
        hint: orgName,
        run: () => void copyText(`${userName}（${orgName}）`, '姓名和单位'),
      })),
    },
    {
      title: '知识',
      findings: articles.map(({ id, title }) => {
        const run = () => openBeside(`${ARTICLE_PAGE}?id=${encodeURIComponent(id)}`)
        return { key: `article ${id}`, title, hint: '', run, runBeside: run }
      }),
    },
  ])
}

const ofCase = ({ petitionNo, petitioner, summary, state }: FindAnswer['cases'][number]): Finding => ({
  key: `case ${petitionNo}`,
  title: summary || petitionNo,
  hint: [petitionNo, petitioner, state].filter(Boolean).join(' · '),
  run: () => void openCase(petitionNo),
  runBeside: () => openBeside(`${CASE_PAGE}?xfjbh=${encodeURIComponent(petitionNo)}`),
})

const filled = (groups: readonly FindingGroup[]) => groups.filter(({ findings }) => findings.length > 0)
