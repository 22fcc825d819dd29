import { composition, useDesktop } from '@portal/shared-lib'
import { addressOf } from '@portal/shared-lib/router'
import { useShellKnowledgeQuery } from '../../api'
import { shellState } from '../../guard/shell-state'
import { accessTo } from '../../menu/access'
import { menusOf } from '../../menu/offered'
import styles from './finder.module.css'

const TREE_PAGE = '/knowledgeTree'

/** Leads to the article of the knowledge base that explains the page, for whoever may read it and where there is one. */
export function HelpLink() {
  const desktop = useDesktop()
  const mayRead = desktop !== null && accessTo(TREE_PAGE, composition(), menusOf(desktop).granted).kind === 'served'
  const { data } = useShellKnowledgeQuery({}, { skip: !mayRead })
  const { title } = shellState()
  const article = data?.find(node => node.kind === 'manual' && node.hasContent && node.title.includes(title))
  if (!title || !article) return null
  return (
    <p className={styles.help}>
      <a
        href={addressOf(`/knowledgeTreeContent?id=${encodeURIComponent(article.id)}`)}
        target="_blank"
        rel="noreferrer"
      >
        本页帮助：{article.title}
      </a>
    </p>
  )
}
