import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { itemAddress } from '../../online-item-address'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import { useCaseworkOnlineItemsQuery } from '../api'
import styles from '../queue.module.css'

const SHOWN_AT_FIRST = 5
const HEADINGS = ['提交时间', '形式', '信访人', '标题', '原编号', '登记期限', '操作']

/** 待登记网上来件, those due first first. */
export function OnlineQueue() {
  const { data, error, refetch } = useCaseworkOnlineItemsQuery({})
  const [all, setAll] = useState(false)
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  if (data.length === 0) return null
  return (
    <Section title={`待登记网上来件（${data.length}件）`}>
      <PlainTable headings={HEADINGS}>
        {(all ? data : data.slice(0, SHOWN_AT_FIRST)).map(item => (
          <tr key={item.itemId}>
            <td>{item.submittedAt.slice(0, 16)}</td>
            <td>{item.channelName}</td>
            <td>{item.petitioner}</td>
            <LongCell title={item.title}>
              {item.title}
              {item.supplementing && <span className={styles.tag}>补正中</span>}
            </LongCell>
            <td>{item.sourceNo}</td>
            <td>{item.dueAt?.slice(0, 10)}</td>
            <td>
              {item.claimedBy && !item.isOwn ? (
                `${item.claimedBy}已领取`
              ) : (
                <Link to={itemAddress(item.itemId)}>登记</Link>
              )}
            </td>
          </tr>
        ))}
      </PlainTable>
      {data.length > SHOWN_AT_FIRST && (
        <p className={styles.more}>
          <button type="button" className={styles.link} onClick={() => setAll(!all)}>
            {all ? '收起' : `显示全部${data.length}件`}
          </button>
        </p>
      )}
    </Section>
  )
}
