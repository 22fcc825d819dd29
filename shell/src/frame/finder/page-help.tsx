import { composition, onDemand, useDesktop, WhileLoading } from '@portal/shared-lib'
import { addressOf } from '@portal/shared-lib/router'
import { useShellPageHelpQuery } from '../../api'
import { shellState } from '../../guard/shell-state'
import { accessTo } from '../../menu/access'
import { menusOf } from '../../menu/offered'
import styles from './finder.module.css'

const TREE_PAGE = '/knowledgeTree'

/** Loaded with the first article that has any formatting. */
const FormattedText = onDemand(async () => ({ default: (await import('@portal/shared-lib/ui-form')).FormattedText }))

/** 本页帮助: what the knowledge base says of the page, and the way there for whoever may read it there. */
export function PageHelp() {
  const desktop = useDesktop()
  const { title } = shellState()
  const { data: help } = useShellPageHelpQuery({ title }, { skip: !title || !desktop })
  if (!desktop || !help) return null
  const mayOpen = accessTo(TREE_PAGE, composition(), menusOf(desktop).granted).kind === 'served'
  return (
    <section className={styles.help} aria-label="本页帮助">
      <h3>本页帮助：{help.title}</h3>
      {help.articles.map(({ no, text, body }) =>
        body ? (
          <WhileLoading key={no} fallback={<p>{text}</p>}>
            <FormattedText blocks={body} />
          </WhileLoading>
        ) : (
          <p key={no}>{text}</p>
        ),
      )}
      {mayOpen && (
        <a href={addressOf(`/knowledgeTreeContent?id=${encodeURIComponent(help.id)}`)} target="_blank" rel="noreferrer">
          在知识库中打开
        </a>
      )}
    </section>
  )
}
