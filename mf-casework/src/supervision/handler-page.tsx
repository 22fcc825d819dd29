import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { FRESH } from '../fresh'
import { BackLink } from '../proceedings/back-link'
import { ORDERS } from '../supervision-rows/addresses'
import { useSupervisionListQuery, useSupervisionsOfPetitionQuery } from '../supervision-rows/api'
import { StartForm } from './draft-form'
import { OrderPage } from './order-page'

/** Rows of what waits that are looked through for one to-do. */
const MOST = 100

interface OpenedOrderProps {
  /** The action that opens by itself. */
  readonly first?: string
  readonly empty: string
}

/** The order that an address names: by itself, by a to-do, or by its petition. */
export function OpenedOrder({ first, empty }: OpenedOrderProps) {
  const [parameters] = useSearchParams()
  const asked = (name: string) => parameters.get(name) ?? ''
  const [id, todoId, petitionNo] = [asked('blid'), asked('dbid'), asked('xfjbh')]
  const opens = first !== undefined && { first }
  if (id) return <OrderPage key={id} id={id} todoId={todoId} addresseeId={asked('dxid')} {...opens} />
  if (todoId) return <OfTodo todoId={todoId} petitionNo={petitionNo} empty={empty} {...opens} />
  return <NewestOf petitionNo={petitionNo} todoId="" empty={empty} {...opens} />
}

interface FoundByProps extends OpenedOrderProps {
  readonly petitionNo: string
  readonly todoId: string
}

/** What waits says which order and which of its addressees it is about. */
function OfTodo(props: FoundByProps) {
  const { todoId, petitionNo, empty, ...opens } = props
  const { data, error, refetch } = useSupervisionListQuery({ tab: 'mine', limit: MOST }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const row = data.list.find(waiting => waiting.todoId === todoId)
  if (row?.id) return <OrderPage id={row.id} todoId={todoId} addresseeId={row.addresseeId} {...opens} />
  return petitionNo ? <NewestOf {...props} /> : <Empty hint={empty} />
}

function NewestOf({ petitionNo, todoId, empty, ...opens }: FoundByProps) {
  const asked = { ...FRESH, skip: !petitionNo }
  const { data, error, refetch } = useSupervisionsOfPetitionQuery({ petitionNo }, asked)
  const [newest] = data ?? []
  if (!petitionNo) return <Empty hint={empty} />
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (!newest) return <Empty hint="该信访件没有督办件" />
  return <OrderPage id={newest.id} todoId={todoId} addresseeId="" {...opens} />
}

/** /superviseManage/superviseHandler: an order, or with `fq` one that is begun on some petitions or on a topic. */
export default function HandlerPage() {
  const [parameters] = useSearchParams()
  const begins = parameters.get('fq') === '1'
  const petitionNos = (parameters.get('xfjbhList') ?? '').split(',').filter(Boolean)
  const origin = parameters.get('dbly') === 'check' ? ('check' as const) : ('own' as const)
  const begun = { petitionNos, suggestionId: parameters.get('jyid') ?? '', origin }
  return (
    <Page action={<BackLink to={ORDERS}>返回督办件列表</BackLink>}>
      {begins ? (
        <StartForm key={parameters.toString()} begun={begun} />
      ) : (
        <OpenedOrder empty="未指定督办件，请从督办件列表中打开" />
      )}
    </Page>
  )
}
