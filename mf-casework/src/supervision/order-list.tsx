import { send, useCan } from '@portal/shared-lib'
import { type SupervisionsArgs, supervisions } from '@portal/shared-lib/contract/calls/supervisions'
import { SUPERVISION_STATES, type SupervisionState } from '@portal/shared-lib/contract/rules/supervision'
import { Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { type ReactNode, useState } from 'react'
import buttons from '../actions/buttons.module.css'
import { useCaseworkCodeTableQuery } from '../api'
import { FRESH } from '../fresh'
import { OPEN_LAMPS } from '../lists/conditions/lamps'
import type { Conditions } from '../proceedings/counted'
import { FilterSelect } from '../proceedings/filter-select'
import { ListTools } from '../proceedings/list-tools'
import { readAllRows } from '../proceedings/read-all'
import { useListPage } from '../proceedings/use-list-page'
import { WordsFilter } from '../proceedings/words-filter'
import { type Listed, startAddress } from '../supervision-rows/addresses'
import { useSupervisionListQuery } from '../supervision-rows/api'
import { OrderTable, orderRows } from '../supervision-rows/order-table'
import styles from './orders.module.css'
import { isUrgeable, UrgeOrders } from './urge-orders'

type Asked = Required<
  Pick<SupervisionsArgs, 'tab' | 'words' | 'reason' | 'way' | 'state' | 'addressee' | 'lamp' | 'counted'>
>

/** What orders wait for. */
export type Stage = Asked['tab']

const HINTS: Readonly<Record<Stage, string>> = {
  mine: '没有待您办理的督办件',
  draft: '没有拟稿中的督办件；可在信访件查询中选择信访件后发起督办',
  inApproval: '没有审批中的督办件；送审后列在这里',
  sent: '没有已发出、尚未办结的督办件；领导批准后列在这里',
  toJudge: '没有待认定的反馈；督办对象反馈后列在这里',
  closed: '没有已办结或者撤回的督办件',
  received: '没有发给本单位及所监督单位的督办件',
  answered: '没有本单位及所监督单位已办结的督办件',
  all: '没有符合统计条件的督办件',
}

const FILTERED = '没有符合条件的督办件，请更改条件'
const LIST = { id: 'v_db', name: '督办件' }

const STATES = Object.entries(SUPERVISION_STATES) as [SupervisionState, string][]
const LAMPS = Object.entries(OPEN_LAMPS) as [Exclude<Asked['lamp'], ''>, string][]

const ANY = { words: '', reason: '', way: '', state: '', addressee: '', lamp: '' } as const
const NOTHING: Conditions = []

/** Orders in one stage, or those that a figure counts. */
export function OrderList({ tab, counted = NOTHING }: { tab: Stage; counted?: Conditions }) {
  const [asked, ask] = useState<Asked>({ tab, counted, ...ANY })
  const filter = (part: Partial<Asked>) => ask({ ...asked, ...part })
  return (
    <Rows key={JSON.stringify(asked)} asked={asked}>
      <WordsFilter label="编号或标题" words={asked.words} onSearch={words => filter({ words })} />
      <WordsFilter label="督办对象" words={asked.addressee} onSearch={addressee => filter({ addressee })} />
      <FilterSelect label="状态" options={STATES} value={asked.state} onChange={state => filter({ state })} />
      <CodeFilter label="情形" table="DM_DBQX" value={asked.reason} onChange={reason => filter({ reason })} />
      <CodeFilter label="方式" table="DM_DBFS" value={asked.way} onChange={way => filter({ way })} />
      <FilterSelect label="期限" options={LAMPS} value={asked.lamp} onChange={lamp => filter({ lamp })} />
    </Rows>
  )
}

interface CodeFilterProps {
  readonly label: string
  readonly table: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function CodeFilter({ table, ...rest }: CodeFilterProps) {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: table })
  return <FilterSelect {...rest} options={data.map(({ codeId, codeName }) => [codeId, codeName] as const)} />
}

interface RowsProps {
  readonly asked: Asked
  readonly children: ReactNode
}

function Rows({ asked, children }: RowsProps) {
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useSupervisionListQuery({ ...asked, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { tab, counted: _, ...filters } = asked
  const isFiltered = Object.values(filters).some(value => value !== '')
  return (
    <>
      <ListTools list={LIST} shown={data.list.length} readAll={() => readAll(asked)}>
        {children}
      </ListTools>
      {data.total === 0 ? (
        <Empty hint={isFiltered ? FILTERED : HINTS[tab]} />
      ) : (
        <>
          <Selectable tab={tab} orders={data.list} />
          <Pager {...pagerOf(data)} />
        </>
      )}
    </>
  )
}

/** The orders with what can be done to one or several of them without opening any. */
function Selectable({ tab, orders }: { tab: Stage; orders: readonly Listed[] }) {
  const mayUrge = useCan('cb:urge') && tab === 'sent'
  const mayStart = useCan('db:create')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const [urged, urge] = useState<readonly Listed[]>()
  const chosen = orders.filter(({ id }) => selected.has(id))
  const toggle = (id: string) => select(toggled(selected, id))
  const isSuggested = ({ todoType }: Listed) => mayStart && todoType === 'superviseSuggestion'
  return (
    <>
      <OrderTable
        orders={orders}
        shown={tab === 'mine' ? 'waiting' : 'all'}
        {...(mayUrge && {
          before: ({ id, orderNo }) => (
            <input
              type="checkbox"
              aria-label={`选择${orderNo}`}
              checked={selected.has(id)}
              onChange={() => toggle(id)}
            />
          ),
          behind: order =>
            isUrgeable(order) && (
              <button type="button" className={buttons.quiet} onClick={() => urge([order])}>
                催办
              </button>
            ),
        })}
        {...(orders.some(isSuggested) && {
          behind: order =>
            isSuggested(order) && (
              <Link to={startAddress({ petitionNos: [order.petitionNo], suggestionId: order.todoId })}>发起督办</Link>
            ),
        })}
      />
      {chosen.length > 0 && (
        <section aria-label="批量操作" className={styles.bulk}>
          <span>{`已选 ${chosen.length} 件`}</span>
          <button type="button" className={buttons.usual} onClick={() => urge(chosen)}>
            催办
          </button>
          <button type="button" className={buttons.quiet} onClick={() => select(new Set())}>
            清除选择
          </button>
        </section>
      )}
      {urged && <UrgeOrders orders={urged} onClose={() => urge(undefined)} onDone={() => select(new Set())} />}
    </>
  )
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter(other => other !== id) : [...ids, id])

async function readAll(asked: Asked): Promise<string[][] | undefined> {
  const rows = await readAllRows<Listed>(page => send(supervisions, { ...asked, ...page }))
  return rows && orderRows(rows)
}
