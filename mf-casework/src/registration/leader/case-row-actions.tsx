import { useCan } from '@portal/shared-lib'
import { type ComponentType, useState } from 'react'
import {
  type CaseDialogProps,
  ChangeLeaderDialog,
  CloseDialog,
  DecideDialog,
  ExtendDialog,
  MeetingDialog,
  ProgressDialog,
} from './case-dialogs'
import styles from './leader.module.css'
import type { LeaderCase } from './leader-case'

interface CaseRowAction {
  readonly name: string
  readonly Dialog: ComponentType<CaseDialogProps>
  /** Permission. */
  readonly needs: string
  readonly suits?: (one: LeaderCase) => boolean
}

const isQuiet = ({ asked }: LeaderCase) => asked === ''

const ROW_ACTIONS: readonly CaseRowAction[] = [
  { name: '审核', Dialog: DecideDialog, needs: 'ba:decide', suits: one => one.asked !== '' && !one.isAsker },
  { name: '填写进展', Dialog: ProgressDialog, needs: 'ba:progress' },
  { name: '登记约见', Dialog: MeetingDialog, needs: 'ba:progress' },
  { name: '申请延期', Dialog: ExtendDialog, needs: 'ba:progress', suits: isQuiet },
  { name: '申请销号', Dialog: CloseDialog, needs: 'ba:progress', suits: isQuiet },
  { name: '申请换领导', Dialog: ChangeLeaderDialog, needs: 'ba:progress', suits: isQuiet },
]

/** What can be done to a case that goes on. */
export function CaseRowActions({ leaderCase }: { leaderCase: LeaderCase }) {
  const [begun, begin] = useState<CaseRowAction>()
  if (leaderCase.result !== '') return null
  return (
    <>
      {ROW_ACTIONS.filter(({ suits }) => suits?.(leaderCase) ?? true).map(rowAction => (
        <RowActionButton key={rowAction.name} rowAction={rowAction} onBegin={() => begin(rowAction)} />
      ))}
      {begun && <begun.Dialog leaderCase={leaderCase} onClose={() => begin(undefined)} />}
    </>
  )
}

function RowActionButton({ rowAction: { name, needs }, onBegin }: { rowAction: CaseRowAction; onBegin: () => void }) {
  if (!useCan(needs)) return null
  return (
    <button type="button" className={styles.link} onClick={onBegin}>
      {name}
    </button>
  )
}
