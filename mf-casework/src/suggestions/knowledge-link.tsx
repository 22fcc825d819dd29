import { can, composition } from '@portal/shared-lib'
import { addressOf } from '@portal/shared-lib/router'

const PAGE = '/knowledgeTreeContent'
/** Whoever may see the tree may see what hangs on it. */
const NEEDED = 'knowledgeTree'

interface KnowledgeLinkProps {
  readonly documentId: string
  /** Of the article. */
  readonly no: string
}

/** The way to the whole document, where the province has a remote that shows it and the user may see it. */
export function KnowledgeLink({ documentId, no }: KnowledgeLinkProps) {
  if (!isShown()) return null
  const address = `${PAGE}?id=${encodeURIComponent(documentId)}&article=${encodeURIComponent(no)}`
  return (
    <a href={addressOf(address)} target="_blank" rel="noreferrer">
      在知识库中查看
    </a>
  )
}

const isShown = () =>
  can(NEEDED) && composition().remotes.some(({ routes }) => routes.some(({ path }) => path === PAGE))
