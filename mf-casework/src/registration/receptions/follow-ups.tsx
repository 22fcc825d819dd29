import { useCan } from '@portal/shared-lib'
import { FOLLOW_UP_RESULTS, FOLLOW_UP_WAYS } from '@portal/shared-lib/contract/rules/reception'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import { useCaseworkReceivedQuery } from '../api'
import link from '../channels/queue.module.css'
import { FollowUpDialog } from './follow-up-dialog'
import type { Received } from './received'

const HEADINGS = ['信访件编号', '接访领导', '接访日期', '反映事项', '办理情况', '回访', '操作']

/** 接访回访: whom leaders have received, and what they said some time afterwards. */
export default function FollowUps() {
  const mayAsk = useCan('jf:register')
  const [asked, ask] = useState<Received>()
  const { data, error, refetch } = useCaseworkReceivedQuery({})
  return (
    <Section title="接访回访">
      {error && !data && <Trouble error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Empty hint="尚无领导接访，可在接访登记中登记" />}
      {data && data.length > 0 && (
        <PlainTable headings={HEADINGS} tall>
          {data.map(one => (
            <tr key={one.petitionNo}>
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
                  <button type="button" className={link.link} onClick={() => ask(one)}>
                    登记回访
                  </button>
                )}
              </td>
            </tr>
          ))}
        </PlainTable>
      )}
      {asked && <FollowUpDialog received={asked} onClose={() => ask(undefined)} />}
    </Section>
  )
}

function saidLast({ followUps }: Received): string {
  const last = followUps.at(-1)
  if (!last) return '未回访'
  return `${last.day} ${FOLLOW_UP_WAYS[last.way]}：${FOLLOW_UP_RESULTS[last.result]}（共${followUps.length}次）`
}
