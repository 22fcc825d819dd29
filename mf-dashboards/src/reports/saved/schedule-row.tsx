import { notify } from '@portal/shared-lib'
import type { SchedulesAnswer } from '@portal/shared-lib/contract/calls/cross-tables'
import { scheduleName } from '@portal/shared-lib/contract/rules/cross-tables'
import { Button } from '@portal/shared-lib/page'
import { useDashboardPauseScheduleMutation, useDashboardStopScheduleMutation } from '../../api'
import type { Saved } from './saved-query'

interface ScheduleRowProps {
  readonly saved: Saved
  /** How it is sent; undefined: it is not. */
  readonly found: SchedulesAnswer[number] | undefined
  readonly onSet: () => void
}

/** A saved table: when it is sent by mail next, or why it is not any more; it is set, paused and ended here. */
export function ScheduleRow({ saved: { savedId, name }, found, onSet }: ScheduleRowProps) {
  const [pause] = useDashboardPauseScheduleMutation()
  const [end] = useDashboardStopScheduleMutation()
  const told = async (answer: Promise<{ error?: { message?: string | undefined } }>) => {
    const { error } = await answer
    if (error) notify.error(error.message ?? '')
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{found ? scheduleName(found.every, found.day) : '未设置'}</td>
      <td>{found ? `本人${found.receivers.map(({ userName }) => `、${userName}`).join('')}` : ''}</td>
      <td>{found ? stateOf(found) : ''}</td>
      <td>
        <Button size="small" aria-label={`设置${name}`} onClick={onSet}>
          设置
        </Button>
        {found && !found.stopped && (
          <Button
            size="small"
            aria-label={`${found.paused ? '恢复' : '暂停'}${name}`}
            onClick={() => void told(pause({ args: { savedId, paused: !found.paused } }))}
          >
            {found.paused ? '恢复' : '暂停'}
          </Button>
        )}
        {found && (
          <Button size="small" danger aria-label={`取消${name}`} onClick={() => void told(end({ args: { savedId } }))}>
            取消
          </Button>
        )}
      </td>
    </tr>
  )
}

const stateOf = ({ stopped, paused, nextOn }: SchedulesAnswer[number]): string => {
  if (stopped) return `已停止：${stopped}`
  return paused ? '已暂停' : `下次${nextOn}`
}
