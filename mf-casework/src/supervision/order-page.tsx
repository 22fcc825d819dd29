import { send } from '@portal/shared-lib'
import { type SupervisionAnswer, supervision } from '@portal/shared-lib/contract/calls/supervisions'
import { SUPERVISION_STATE } from '@portal/shared-lib/contract/rules/supervision'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { useState } from 'react'
import type { About } from '../actions/form'
import { ProceedingWork } from '../proceedings/proceeding-work'
import { orderAddress } from '../supervision-rows/addresses'
import {
  useSupervisionAddresseeButtonsQuery,
  useSupervisionButtonsQuery,
  useSupervisionReadQuery,
} from '../supervision-rows/api'
import { DraftForm } from './draft-form'
import { OrderContent } from './order-content'
import { OrderCourse } from './order-course'
import { isForAddressee, SUPERVISION_FORMS } from './order-forms'
import { PrintOrder } from './print-order'
import { Recipients } from './recipients'

const READ = { refetchOnMountOrArgChange: true } as const

/** Several petitions hang on an order, or none: its actions are about none of them. */
const NO_PETITION: About['petition'] = {
  petitionNo: '',
  version: 0,
  flags: [],
  petitioner: '',
  petitionDate: '',
  categoryName: '',
  summary: '',
  request: '',
  legalClass: '',
  route: '',
}

interface OrderPageProps {
  readonly id: string
  readonly todoId: string
  /** The addressee about whom something waits; empty where that is not known. */
  readonly addresseeId: string
  /** The action that opens by itself, where it can be done. */
  readonly first?: string
}

/** An order: what it demands of whom and what they answered at the left, what can be done at the right. */
export function OrderPage({ id, ...rest }: OrderPageProps) {
  const { data: order, error, refetch } = useSupervisionReadQuery({ proceedingId: id }, READ)
  if (error && !order) return <Trouble error={error} onRetry={() => void refetch()} />
  return order ? <Work order={order} {...rest} /> : <Loading />
}

interface WorkProps extends Omit<OrderPageProps, 'id'> {
  readonly order: SupervisionAnswer
}

function Work({ order, todoId, addresseeId, first }: WorkProps) {
  const { id, version, state, recipients } = order
  const [chosenId, choose] = useState(addresseeId)
  const chosen =
    recipients.find(recipient => recipient.id === chosenId) ??
    recipients.find(({ isOwn }) => isOwn) ??
    recipients.find(({ closedAt }) => closedAt === null) ??
    recipients[0]
  const { data: ofOrder = [] } = useSupervisionButtonsQuery({ proceedingId: id }, READ)
  const asked = { proceedingId: chosen?.id ?? '' }
  const { currentData: ofChosen = [] } = useSupervisionAddresseeButtonsQuery(asked, { ...READ, skip: !chosen })
  const isWritten = state === SUPERVISION_STATE.draft && ofOrder.some(row => row.action === 'submit' && row.enabled)
  const rows = [...ofOrder.filter(({ action }) => !isWritten || action !== 'submit'), ...ofChosen]
  return (
    <ProceedingWork
      key={chosen?.id ?? ''}
      on={action => (isForAddressee(action) && chosen ? chosen : { id, version })}
      petition={NO_PETITION}
      petitions={order.title ? order.petitions : []}
      todoId={todoId}
      forms={SUPERVISION_FORMS}
      rows={rows}
      {...(first && { first })}
      onActed={action => {
        if (action === 'again') void openNext(id)
      }}
      aside={<PrintOrder order={order} recipient={chosen} />}
    >
      {isWritten ? (
        <DraftForm order={order} todoId={todoId} />
      ) : (
        <>
          {!first && <OrderContent order={order} />}
          <Recipients order={order} chosenId={chosen?.id ?? ''} onChoose={choose} />
          {/* Below what is to be decided on. */}
          {first && <OrderContent order={order} />}
        </>
      )}
      <OrderCourse order={order} />
    </ProceedingWork>
  )
}

/** What is supervised again is a draft, which is written to its end next. */
async function openNext(id: string): Promise<void> {
  const { data } = await send(supervision, { proceedingId: id })
  if (data?.next) navigate(orderAddress(data.next.id))
}
