import { asPortalError, notify } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { DeedFrame } from '../lists/deeds/deed-frame'
import { PeopleChoice } from '../lists/deeds/people-choice'
import { useCaseworkAssignScansMutation, useCaseworkScanClerksQuery } from './api'

interface AssignProps {
  readonly scans: ScansAnswer
  readonly onClose: () => void
}

/** Gives scanned letters to one of those who register them. */
export default function AssignScansDialog({ scans, onClose }: AssignProps) {
  const { data, error, refetch } = useCaseworkScanClerksQuery({}, { refetchOnMountOrArgChange: true })
  const [personId, choose] = useState('')
  const [problem, tell] = useState('')
  const [assign, { isLoading }] = useCaseworkAssignScansMutation()
  const send = async () => {
    if (!personId) return tell('请选择人员')
    const answer = await assign({ args: { todoIds: scans.map(({ todoId }) => todoId), personId } })
    if (!answer.data) return tell(asPortalError(answer.error).message)
    const { done, failed } = answer.data
    if (failed.length > 0) return tell(toldOf(scans, done, failed))
    notify.success(`已分派${done}封来信`)
    onClose()
  }
  const people = (data ?? []).map(({ personId: id, name, taken }) => ({
    personId: id,
    said: [name, `已领取${taken}封`],
  }))
  return (
    <DeedFrame
      title={`分派 ${scans.length} 封来信`}
      problem={problem}
      busy={isLoading}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <PeopleChoice people={people} chosen={personId} onChoose={choose} />}
    </DeedFrame>
  )
}

function toldOf(scans: ScansAnswer, done: number, failed: readonly { todoId: string; reason: string }[]): string {
  const nameOf = (id: string) => scans.find(({ todoId }) => todoId === id)?.fileName ?? ''
  const each = failed.map(({ todoId, reason }) => `${nameOf(todoId)}：${reason}`)
  return `已分派${done}封，未分派${failed.length}封。${each.join('；')}`
}
