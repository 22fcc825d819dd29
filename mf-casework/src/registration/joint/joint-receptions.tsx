import { asPortalError, notify, onDemand, WhileLoading } from '@portal/shared-lib'
import { visitWords } from '@portal/shared-lib/contract/rules/visits'
import { Section } from '@portal/shared-lib/page'
import { Link, usePolling } from '@portal/shared-lib/router'
import { useState } from 'react'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import { useCaseworkJointReceptionsQuery, useCaseworkRecallJointMutation, useCaseworkTakeJointMutation } from '../api'
import { serialOf } from '../hall/ticket-state'
import link from '../queue.module.css'
import { type Joint, standingOf } from './joint'

const AnswerDialog = onDemand(() => import('./answer-dialog'))

const POLLING = { pollingInterval: 15_000, skipPollingIfUnfocused: true }
const HEADINGS = ['来访', '来访人', '人数', '窗口', '转出与接收', '转接事项', '进展和结果', '操作']

/** 联合接访: visitors that were handed to a window unit, as both sides see them. */
export function JointReceptions() {
  const { data = [] } = useCaseworkJointReceptionsQuery({}, usePolling(POLLING))
  const [answered, answer] = useState<Joint>()
  if (data.length === 0) return null
  return (
    <Section title={`联合接访（${visitWords(data)}，待我接谈${data.filter(({ waitsForMe }) => waitsForMe).length}批）`}>
      <PlainTable headings={HEADINGS} tall>
        {data.map(joint => (
          <tr key={joint.jointId}>
            <td title={joint.ticketNo}>
              <Visit joint={joint} />
            </td>
            <td>{joint.visitor}</td>
            <td>{joint.personCount}</td>
            <td>{joint.windowName}</td>
            <td>{joint.isGiven ? `转${joint.unit}` : `${joint.office}转来`}</td>
            <LongCell title={joint.matter}>{joint.matter}</LongCell>
            <LongCell title={standingOf(joint)}>{standingOf(joint)}</LongCell>
            <td>
              <RowActions joint={joint} onAnswer={() => answer(joint)} />
            </td>
          </tr>
        ))}
      </PlainTable>
      {answered && (
        <WhileLoading fallback={null}>
          <AnswerDialog joint={answered} onClose={() => answer(undefined)} />
        </WhileLoading>
      )}
    </Section>
  )
}

function Visit({ joint }: { joint: Joint }) {
  const { petitionNo, ticketNo } = joint
  if (!petitionNo) return serialOf(joint)
  return <Link to={`/toDoManage/handle?xfjbh=${petitionNo}`}>{ticketNo ? serialOf(joint) : petitionNo}</Link>
}

/** What can be done with it: by the unit that is asked, or by the office that asks. */
function RowActions({ joint, onAnswer }: { joint: Joint; onAnswer: () => void }) {
  const { jointId, isGiven, state } = joint
  const [take, taking] = useCaseworkTakeJointMutation()
  const [recall, recalling] = useCaseworkRecallJointMutation()
  const busy = taking.isLoading || recalling.isLoading
  const told = async (work: Promise<{ error?: unknown }>, done: string) => {
    const { error } = await work
    if (error) notify.error(asPortalError(error).message)
    else notify.success(done)
  }
  const button = (text: string, perform: () => void) => (
    <button type="button" className={link.link} disabled={busy} onClick={perform}>
      {text}
    </button>
  )
  if (isGiven) {
    return state === 'waiting' && button('撤回', () => void told(recall({ args: { jointId } }), '已撤回'))
  }
  if (state === 'waiting') return button('接收', () => void told(take({ args: { jointId } }), '已接收，请接谈'))
  return state === 'taken' && button('反馈结果', onAnswer)
}
