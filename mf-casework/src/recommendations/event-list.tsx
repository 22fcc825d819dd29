import { send, useCan } from '@portal/shared-lib'
import {
  type SupervisionEventsAnswer,
  type SupervisionEventsArgs,
  supervisionEvents,
} from '@portal/shared-lib/contract/calls/supervision-events'
import { SUPERVISION_EVENTS } from '@portal/shared-lib/contract/rules/recommendation'
import { Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { FilterSelect } from '../proceedings/filter-select'
import { ListTools } from '../proceedings/list-tools'
import { readAllRows } from '../proceedings/read-all'
import { useListPage } from '../proceedings/use-list-page'
import { WordsFilter } from '../proceedings/words-filter'
import { Attachments } from '../record/attachments'
import { useRecommendationEventListQuery } from './api'
import { YearFilter } from './year-filter'

type Event = SupervisionEventsAnswer['list'][number]
type Asked = Required<Pick<SupervisionEventsArgs, 'year' | 'kind' | 'words'>>

const KINDS = Object.entries(SUPERVISION_EVENTS) as [keyof typeof SUPERVISION_EVENTS, string][]
const LIST = { id: 'v_dbcs', name: '通报约谈挂牌登记簿' }

/** The register of what was done to organisations in public or face to face. */
export function EventList() {
  const [asked, ask] = useState<Asked>({ year: 0, kind: '', words: '' })
  return <Rows key={Object.values(asked).join()} asked={asked} onAsk={ask} />
}

function Rows({ asked, onAsk }: { readonly asked: Asked; readonly onAsk: (asked: Asked) => void }) {
  const mayRecord = useCan('db:event')
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useRecommendationEventListQuery({ ...asked, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <ListTools list={LIST} shown={data.list.length} readAll={() => readAll(asked)}>
        <WordsFilter label="文件号或单位" words={asked.words} onSearch={words => onAsk({ ...asked, words })} />
        <YearFilter year={asked.year} onChange={year => onAsk({ ...asked, year })} />
        <FilterSelect label="种类" options={KINDS} value={asked.kind} onChange={kind => onAsk({ ...asked, kind })} />
      </ListTools>
      {data.total === 0 ? (
        <Empty hint={mayRecord ? '没有记录；在信访件的「催办督办」中登记' : '没有记录'} />
      ) : (
        <>
          <EventTable events={data.list} />
          <Pager {...pagerOf(data)} />
        </>
      )}
    </>
  )
}

const HEADINGS = ['日期', '种类', '对象单位', '登记单位', '文件号', '参加人员', '事由和要求', '文件']

export const EventTable = ({ events }: { events: readonly Event[] }) => (
  <PlainTable headings={HEADINGS}>
    {events.map(event => (
      <tr key={event.id}>
        <td>{event.heldOn}</td>
        <td>{SUPERVISION_EVENTS[event.kind]}</td>
        <LongCell title={event.receiver}>{event.receiver}</LongCell>
        <LongCell title={event.organisation}>{event.organisation}</LongCell>
        <td>{event.documentNo}</td>
        <LongCell title={event.participants}>{event.participants || '—'}</LongCell>
        <LongCell title={event.text}>{event.text}</LongCell>
        <td>{event.files.length > 0 ? <Attachments files={event.files} /> : '—'}</td>
      </tr>
    ))}
  </PlainTable>
)

async function readAll(asked: Asked): Promise<string[][] | undefined> {
  const rows = await readAllRows<Event>(page => send(supervisionEvents, { ...asked, ...page }))
  return (
    rows && [
      [...HEADINGS.slice(0, 7), '信访件编号', '登记人'],
      ...rows.map(event => [
        ...[event.heldOn, SUPERVISION_EVENTS[event.kind], event.receiver, event.organisation, event.documentNo],
        ...[event.participants, event.text, event.petitionNo, event.recordedBy],
      ]),
    ]
  )
}
