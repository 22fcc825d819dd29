import { notify, send } from '@portal/shared-lib'
import { supervision, urge } from '@portal/shared-lib/contract/calls/supervisions'
import { SUPERVISION_STATE } from '@portal/shared-lib/contract/rules/supervision'
import { ADDRESSEE_ACTIONS } from '@portal/shared-lib/contract/rules/supervisions/actions'
import { FormDialog } from '@portal/shared-lib/ui-form'
import { readAgain } from '../actions/panel/act'
import type { Listed } from '../supervision-rows/addresses'

const { text: WORDS } = ADDRESSEE_ACTIONS.urge.fields

/** Something is outstanding: it is to be signed for, to be answered, or to be supplied. */
const OUTSTANDING: readonly string[] = [
  SUPERVISION_STATE.toSign,
  SUPERVISION_STATE.toAnswer,
  SUPERVISION_STATE.toSupply,
]

export const isUrgeable = ({ state }: Pick<Listed, 'state'>): boolean => OUTSTANDING.includes(state)

interface UrgeOrdersProps {
  readonly orders: readonly Listed[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Urges everybody from whom something is outstanding on some orders. */
export function UrgeOrders({ orders, onClose, onDone }: UrgeOrdersProps) {
  const [only] = orders
  const title = orders.length === 1 ? `督办催办 ${only?.orderNo}` : `督办催办 ${orders.length} 件`
  return (
    <FormDialog<{ text: string }>
      title={title}
      submits="确定催办"
      entries={{ text: { kind: 'words', label: WORDS.label, max: WORDS.max, required: true, phrases: WORDS.phrases } }}
      values={{ text: WORDS.phrases?.[0] ?? '' }}
      problemsOf={({ text }) =>
        text.trim().length < (WORDS.min ?? 0) ? [{ field: 'text', text: `请填写${WORDS.label}` }] : []
      }
      send={async ({ text }) => {
        const { done, refusals } = await urgeAll(orders, text.trim())
        readAgain()
        if (done > 0) notify.success(`已催办${done}个单位`)
        for (const refusal of refusals) notify.warning(refusal)
        onDone()
        return undefined
      }}
      onClose={onClose}
    />
  )
}

/** One after the other: what one is refused leaves the others as they are. */
async function urgeAll(orders: readonly Listed[], text: string): Promise<{ done: number; refusals: string[] }> {
  let done = 0
  const refusals: string[] = []
  for (const { id, orderNo } of orders) {
    const { data, error } = await send(supervision, { proceedingId: id })
    if (error) refusals.push(`${orderNo}：${error.message}`)
    for (const { id: proceedingId, version, organisation } of data?.recipients.filter(isUrgeable) ?? []) {
      const urged = await send(urge, { proceedingId, version, text })
      if (urged.error) refusals.push(`${orderNo} ${organisation}：${urged.error.message}`)
      else done += 1
    }
  }
  return { done, refusals }
}
