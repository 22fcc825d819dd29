import { composition, onDemand, useDesktop, WhileLoading } from '@portal/shared-lib'
import { addressOf } from '@portal/shared-lib/router'
import { useShellArticleQuery, useShellKnowledgeQuery } from '../../api'
import { shellState } from '../../guard/shell-state'
import { accessTo } from '../../menu/access'
import { menusOf } from '../../menu/offered'
import styles from './finder.module.css'

const TREE_PAGE = '/knowledgeTree'

/** Loaded with the first article that has any formatting. */
const FormattedText = onDemand(async () => ({ default: (await import('@portal/shared-lib/ui-form')).FormattedText }))

/** 本页帮助: what the knowledge base says of the page, for whoever may read it and where there is such an article. */
export function PageHelp() {
  const desktop = useDesktop()
  const mayRead = desktop !== null && accessTo(TREE_PAGE, composition(), menusOf(desktop).granted).kind === 'served'
  const { data = [] } = useShellKnowledgeQuery({}, { skip: !mayRead })
  const { title } = shellState()
  const manuals = data.filter(({ kind, hasContent }) => kind === 'manual' && hasContent)
  // A province may call its articles by more than the page alone.
  const found = manuals.find(node => node.title === title) ?? manuals.find(node => node.title.includes(title))
  const { data: article } = useShellArticleQuery({ id: found?.id ?? '' }, { skip: !title || !found })
  if (!title || !found) return null
  return (
    <section className={styles.help} aria-label="本页帮助">
      <h3>本页帮助：{found.title}</h3>
      {article?.articles.map(({ no, text, body }) =>
        body ? (
          <WhileLoading key={no} fallback={<p>{text}</p>}>
            <FormattedText blocks={body} />
          </WhileLoading>
        ) : (
          <p key={no}>{text}</p>
        ),
      )}
      <a href={addressOf(`/knowledgeTreeContent?id=${encodeURIComponent(found.id)}`)} target="_blank" rel="noreferrer">
        在知识库中打开
      </a>
    </section>
  )
}
