import { can, composition } from '@portal/shared-lib'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { addressOf } from '@portal/shared-lib/router'
import { useCaseArticleQuery } from '../../api'
import styles from './hints.module.css'

const PAGE = '/knowledgeTreeContent'
/** Whoever may see the tree may see what hangs on it. */
const NEEDED = 'knowledgeTree'

/** The words of an article, and the way to the whole law where the province has a remote that shows it. */
export function ArticleText({ law, no }: { law: string; no: string }) {
  const { data, error, refetch } = useCaseArticleQuery({ law, no })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading />
  if (data === null) return <p className={styles.none}>知识库中没有该条文，请查阅正式公布的文本。</p>
  return (
    <div className={styles.article}>
      <p>{data.text}</p>
      {isShown() && (
        <a
          href={addressOf(`${PAGE}?id=${encodeURIComponent(data.documentId)}&article=${encodeURIComponent(no)}`)}
          target="_blank"
          rel="noreferrer"
        >
          在知识库中查看
        </a>
      )}
    </div>
  )
}

const isShown = () =>
  can(NEEDED) && composition().remotes.some(({ routes }) => routes.some(({ path }) => path === PAGE))
