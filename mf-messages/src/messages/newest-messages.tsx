import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link, navigate } from '@portal/shared-lib/router'
import { useMessagesNewestQuery } from '../api'
import { MessageText } from './message-text'
import styles from './newest-messages.module.css'

const SHOWN = 5

const openCase = (petitionNo: string) => navigate(`/transit?${new URLSearchParams({ xfjbh: petitionNo })}`)

/** On home pages: the latest messages that nobody has read yet; the message centre has all. */
export default function NewestMessages() {
  const { data, error, isLoading, refetch } = useMessagesNewestQuery({ limit: SHOWN, state: '0' })
  return (
    <Section title={data ? `未读消息（${data.total}条）` : '未读消息'}>
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Empty />}
      <ul className={styles.list}>
        {data?.list.map(({ id, content, createdAt, opens }) => (
          <li key={id}>
            <span>
              <MessageText text={content} onOpenCase={openCase} />
              {opens && (
                <Link to={opens} target="_blank" className={styles.link}>
                  打开查看
                </Link>
              )}
            </span>
            <time>{createdAt.slice(5, 16)}</time>
          </li>
        ))}
      </ul>
      {Boolean(data?.total) && <p className={styles.hint}>点击页面顶部“消息”查看全部</p>}
    </Section>
  )
}
