import { useEffect, useEffectEvent, useState } from 'react'
import { useOfficialDeliveryQuery } from './api'

/** Milliseconds. */
const ASK_EVERY = 2000

interface DeliveryProps {
  readonly id: string
  /** It was under way and is at its end. */
  readonly onDone: () => void
}

/** How far the sending to many receivers is, asked for again as long as it goes on. */
export function Delivery({ id, onDone }: DeliveryProps) {
  const [wasRunning, setRunning] = useState(false)
  const pace = { pollingInterval: wasRunning ? ASK_EVERY : 0, refetchOnMountOrArgChange: true }
  const { data } = useOfficialDeliveryQuery({ id }, pace)
  const isRunning = data?.isRunning
  const follow = useEffectEvent((running: boolean) => {
    if (wasRunning && !running) onDone()
    setRunning(running)
  })
  useEffect(() => {
    if (isRunning !== undefined) follow(isRunning)
  }, [isRunning])
  if (!data || (!isRunning && data.failed === 0)) return null
  const failed = data.failed > 0 ? `，${data.failed}个单位投递失败，原因见下表，可重新投递` : ''
  return (
    <p role="status">
      {isRunning ? '正在投递：' : '投递结束：'}
      {`${data.delivered} / ${data.total} 个单位已投递${failed}`}{' '}
      <progress aria-label="投递进度" value={data.delivered + data.failed} max={data.total} />
    </p>
  )
}
