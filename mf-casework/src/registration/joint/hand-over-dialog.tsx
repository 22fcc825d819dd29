import {
  useCaseworkHandOverTicketMutation,
  useCaseworkHandOverVisitMutation,
  useCaseworkWindowUnitsQuery,
} from '../api'
import { EntryDialog } from '../entry-dialog'

/** Who is handed over: by ticket, or by petition where the visit is registered. */
export interface HandedOver {
  readonly ticketNo?: string
  readonly petitionNo?: string
  /** What the visitor has come for. */
  readonly reason: string
}

interface DialogProps {
  readonly visit: HandedOver
  readonly onClose: () => void
}

const useWindowUnits = (name: string) => useCaseworkWindowUnitsQuery({ name })

const ENTRIES = {
  unitId: { kind: 'organisation', label: '窗口单位', useNamed: useWindowUnits },
  windowName: { kind: 'line', label: '窗口', placeholder: '在哪个窗口接谈，如：2号窗口', max: 50 },
  matter: {
    kind: 'words',
    label: '转接事项',
    placeholder: '请窗口单位接谈、答复什么（不少于5字）',
    rows: 4,
    max: 500,
    isCut: true,
  },
} as const

/** 转窗口单位（联合接访）: which unit hears the visitor, where, and what it is to answer. */
export default function HandOverDialog({ visit, onClose }: DialogProps) {
  return (
    <EntryDialog
      title="转窗口单位（联合接访）"
      entries={ENTRIES}
      values={{ unitId: '', windowName: '', matter: visit.reason }}
      send={useHandingOver(visit)}
      submits="转出"
      done="已转窗口单位，反馈结果将在联合接访中显示"
      onClose={onClose}
    />
  )
}

interface To {
  readonly unitId: string
  readonly windowName: string
  readonly matter: string
}

function useHandingOver({ ticketNo = '', petitionNo }: HandedOver) {
  const [ticket] = useCaseworkHandOverTicketMutation()
  const [visit] = useCaseworkHandOverVisitMutation()
  return (to: To): Promise<{ error?: unknown }> =>
    petitionNo ? visit({ args: { petitionNo, ...to } }) : ticket({ args: { ticketNo, ...to } })
}
