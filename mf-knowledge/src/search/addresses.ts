import { offersPage } from '@portal/shared-lib'
import type { Hit } from './api'

/** Where a petition is shown. */
export const caseAddress = (petitionNo: string): string =>
  `/toDoManage/handle?${new URLSearchParams({ xfjbh: petitionNo })}`

const NOTICE = 'notice-'
const LAWS = '/lawsKnowledge/lawsDetail'

/** What an address needs of a hit. */
type Named = Pick<Hit, 'tab' | 'id' | 'title' | 'article'>

/** Where a hit is shown; undefined of what has no page. */
export function addressOf({ tab, id, title, article }: Named): string | undefined {
  if (tab === 'xfj') return caseAddress(id)
  if (tab === 'gw') return `/official/officialDetail?${new URLSearchParams({ gwid: id })}`
  if (tab === 'notice') return id.startsWith(NOTICE) ? `/noticeList?${new URLSearchParams({ title })}` : undefined
  return documentAddress(tab === 'law', { id, ...(article && { article }) })
}

export const hasLawPage = (): boolean => offersPage(LAWS)

/** Where a document of the knowledge base is shown, laws by a page of their own. */
export const documentAddress = (isLaw: boolean, asked: Record<string, string>): string =>
  `${isLaw && hasLawPage() ? LAWS : '/knowledgeTreeContent'}?${new URLSearchParams(asked)}`

/** Documents of the knowledge base have windows of their own. */
export const opensWindow = ({ tab }: Pick<Hit, 'tab'>): boolean => !['xfj', 'law', 'gw', 'notice'].includes(tab)
