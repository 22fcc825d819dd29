import { useCan } from '@portal/shared-lib'
import { FOLLOW_UP_RESULTS, FOLLOW_UP_WAYS } from '@portal/shared-lib/contract/rules/reception'
import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { type ReactNode, useState } from 'react'
import { LongCell } from '../../plain-table/plain-table'
import { useCaseworkReceivedQuery } from '../api'
import link from '../queue.module.css'
import type { Received } from './received'

interface RowsProps {
  readonly isFollowedUp: boolean
  /** Of the page; absent of the first. */
  readonly cursor?: string
  /** Cells of a row. */
  readonly columns: number
  readonly onAsk: (one: Received) => void
}

/** A page of those whom leaders have received, and behind it the next ones once they are asked for. */
export function ReceivedRows({ cursor, ...props }: RowsProps) {
  const { isFollowedUp, columns, onAsk } = props
  const [isOpen, open] = useState(false)
  const { data, error, refetch } = useCaseworkReceivedQuery({ isFollowedUp, ...(cursor && { cursor }) })
  const whole = (content: ReactNode) => (
    <tr>
      <td colSpan={columns}>{content}</td>
    </tr>
  )
  if (error && !data) return whole(<Trouble error={error} onRetry={refetch} />)
  if (!data) return whole(<Loading />)
  if (!cursor && data.list.length === 0)
    return whole(<Empty hint={isFollowedUp ? '尚未登记回访' : '没有待回访的领导接访'} />)
  return (
    <>
      {data.list.map(one => (
        <ReceivedRow key={one.petitionNo} one={one} onAsk={() => onAsk(one)} />
      ))}
      {data.next &&
        (isOpen ? (
          <ReceivedRows {...props} cursor={data.next} />
        ) : (
          whole(
            <button type="button" className={link.link} onClick={() => open(true)}>
              显示更多
            </button>,
          )
        ))}
    </>
  )
}

function ReceivedRow({ one, onAsk }: { one: Received; onAsk: () => void }) {
  const mayAsk = useCan('jf:register')
  return (
    <tr>
      <td>
        <Link to={`/toDoManage/handle?xfjbh=${one.petitionNo}`}>{one.petitionNo}</Link>
      </td>
      <td>{one.leader}</td>
      <td>{one.day}</td>
      <LongCell title={one.summary}>{one.summary}</LongCell>
      <td>{one.isClosed ? '已办结' : '办理中'}</td>
      <td title={one.followUps.at(-1)?.text}>{saidLast(one)}</td>
      <td>
        {mayAsk && (
          <button type="button" className={link.link} onClick={onAsk}>
            登记回访
          </button>
        )}
      </td>
    </tr>
  )
}

function saidLast({ followUps }: Received): string {
  const last = followUps.at(-1)
  if (!last) return '未回访'
  return `${last.day} ${FOLLOW_UP_WAYS[last.way]}：${FOLLOW_UP_RESULTS[last.result]}（共${followUps.length}次）`
}
