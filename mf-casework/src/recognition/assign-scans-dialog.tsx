import { notify, type PortalError } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { type ControlProps, dialogOf, type Entry, textOf, told } from '@portal/shared-lib/ui-form'
import { PeopleChoice } from '../lists/row-actions/people-choice'
import { useCaseworkAssignScansMutation, useCaseworkScanClerksQuery } from './api'

interface AssignProps {
  readonly scans: ScansAnswer
  readonly onClose: () => void
}

function Clerk({ value, onChange }: ControlProps<Entry>) {
  const { data, error, refetch } = useCaseworkScanClerksQuery({}, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const people = data.map(({ personId, name, taken }) => ({ personId, said: [name, `已领取${taken}封`] }))
  return <PeopleChoice people={people} chosen={textOf(value)} onChoose={onChange} />
}

const ClerkDialog = dialogOf({ clerk: Clerk }, 'beside')
const ENTRIES = { personId: { kind: 'clerk', label: '接收人', hidesLabel: true } } as const

/** Gives scanned letters to one of those who register them. */
export default function AssignScansDialog({ scans, onClose }: AssignProps) {
  const [assign] = useCaseworkAssignScansMutation()
  const send = async (personId: string) => {
    const answer = await assign({ args: { todoIds: scans.map(({ todoId }) => todoId), personId } })
    if (!answer.data) return answer
    const { done, failed } = answer.data
    if (failed.length > 0) return { error: refusalOf(scans, done, failed) }
    notify.success(`已分派${done}封来信`)
    return undefined
  }
  return (
    <ClerkDialog
      title={`分派 ${scans.length} 封来信`}
      width={640}
      entries={ENTRIES}
      values={{ personId: '' }}
      problemsOf={({ personId }) => told(personId ? '' : '请选择人员')}
      send={({ personId }) => send(personId)}
      submits="确定"
      onClose={onClose}
    />
  )
}

function refusalOf(
  scans: ScansAnswer,
  done: number,
  failed: readonly { todoId: string; reason: string }[],
): PortalError {
  const nameOf = (id: string) => scans.find(({ todoId }) => todoId === id)?.fileName ?? ''
  const each = failed.map(({ todoId, reason }) => `${nameOf(todoId)}：${reason}`)
  return { kind: 'refused', message: `已分派${done}封，未分派${failed.length}封。${each.join('；')}`, retry: false }
}
