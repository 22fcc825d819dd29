import { asPortalError, notify, send } from '@portal/shared-lib'
import { clearSearches } from '@portal/shared-lib/contract/calls/search'
import { SEARCH_TABS } from '@portal/shared-lib/contract/rules/search'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useKnowledgeFavouritesQuery } from '../api'
import { documentAddress } from './addresses'
import { useKnowledgeRemoveSearchMutation, useKnowledgeSearchesQuery } from './api'
import type { Asked } from './asked'
import styles from './search.module.css'

interface KeptSearchesProps {
  readonly onAsk: (next: Partial<Asked>) => void
}

/** What the user looked for of late and has saved and what others look for, each ready to be looked for again. */
export function KeptSearches({ onAsk }: KeptSearchesProps) {
  const { data, error, refetch } = useKnowledgeSearchesQuery({}, { refetchOnMountOrArgChange: true })
  const [remove] = useKnowledgeRemoveSearchMutation()
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const clear = async () => {
    const answer = await send(clearSearches, {})
    if (answer.error) notify.warning(asPortalError(answer.error).message)
    else void refetch()
  }
  const removed = async (id: string) => {
    const answer = await remove({ args: { id } })
    if (answer.error) notify.warning(asPortalError(answer.error).message)
  }
  return (
    <div className={styles.kept}>
      <Section title="最近搜索">
        {data.recent.length === 0 && <Empty hint="输入内容后按回车键搜索" />}
        <Words all={data.recent} onAsk={onAsk} />
        {data.recent.length > 0 && (
          <button type="button" className={styles.quiet} onClick={() => void clear()}>
            清空最近搜索
          </button>
        )}
      </Section>
      {data.hot && data.hot.length > 0 && (
        <Section title="热门搜索">
          <Words all={data.hot} onAsk={onAsk} />
        </Section>
      )}
      <Section title="已保存的搜索">
        {data.saved.length === 0 && <Empty hint="搜索后可用“保存搜索”留下条件，下次直接打开" />}
        <ul>
          {data.saved.map(({ id, name, ...kept }) => (
            <li key={id}>
              <button type="button" className={styles.quiet} onClick={() => onAsk(kept)}>
                {name}
              </button>
              <span className={styles.hint}>
                {kept.words}（{SEARCH_TABS[kept.tab]}）
              </span>
              <button
                type="button"
                className={styles.quiet}
                aria-label={`删除 ${name}`}
                onClick={() => void removed(id)}
              >
                删除
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Favourites />
    </div>
  )
}

const Words = ({ all, onAsk }: KeptSearchesProps & { readonly all: readonly string[] }) => (
  <ul>
    {all.map(words => (
      <li key={words}>
        <button type="button" className={styles.quiet} onClick={() => onAsk({ words })}>
          {words}
        </button>
      </li>
    ))}
  </ul>
)

function Favourites() {
  const { data, error, refetch } = useKnowledgeFavouritesQuery({}, { refetchOnMountOrArgChange: true })
  return (
    <Section title="我的收藏">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty hint="在法规详情或知识内容中点“收藏”，以后从这里打开" />}
      <ul>
        {data?.map(({ id, title, kind }) => (
          <li key={id}>
            <Link to={documentAddress(kind === 'law', { id })} target={kind === 'law' ? undefined : '_blank'}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
