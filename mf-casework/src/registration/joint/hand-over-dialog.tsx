import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { type FormEvent, useState } from 'react'
import { FormFoot } from '../../form-foot/form-foot'
import {
  useCaseworkHandOverTicketMutation,
  useCaseworkHandOverVisitMutation,
  useCaseworkWindowUnitsQuery,
} from '../api'
import { OrganisationChoice } from '../engine/controls/organisation-control'
import dialog from '../receptions/receptions.module.css'

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

const MOST = { window: 50, matter: 500 }

/** 转窗口单位（联合接访）: which unit hears the visitor, where, and what it is to answer. */
export default function HandOverDialog({ visit, onClose }: DialogProps) {
  const handOver = useHandingOver(visit)
  const [args, fill] = useState({ unitId: '', windowName: '', matter: visit.reason })
  const [busy, setBusy] = useState(false)
  const [problem, tell] = useState('')
  const change = (more: Partial<typeof args>) => fill(before => ({ ...before, ...more }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const { error } = await handOver(args)
    setBusy(false)
    if (error) return tell(asPortalError(error).message)
    notify.success('已转窗口单位，反馈结果将在联合接访中显示')
    onClose()
  }
  return (
    <Dialog title="转窗口单位（联合接访）" onClose={onClose}>
      <form className={dialog.dialog} onSubmit={event => void submit(event)}>
        <label htmlFor="joint-unit">窗口单位</label>
        <WhileLoading fallback={null}>
          <OrganisationChoice
            id="joint-unit"
            value={args.unitId}
            onChange={unitId => change({ unitId })}
            useNamed={useWindowUnits}
          />
        </WhileLoading>
        <label htmlFor="joint-window">窗口</label>
        <Input
          id="joint-window"
          placeholder="在哪个窗口接谈，如：2号窗口"
          maxLength={MOST.window}
          value={args.windowName}
          onChange={({ target }) => change({ windowName: target.value })}
        />
        <label htmlFor="joint-matter">转接事项</label>
        <Input.TextArea
          id="joint-matter"
          placeholder="请窗口单位接谈、答复什么（不少于5字）"
          rows={4}
          maxLength={MOST.matter}
          value={args.matter}
          onChange={({ target }) => change({ matter: target.value })}
        />
        <FormFoot problem={problem} busy={busy} submits="转出" onClose={onClose} />
      </form>
    </Dialog>
  )
}

const useWindowUnits = (name: string) => useCaseworkWindowUnitsQuery({ name })

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
