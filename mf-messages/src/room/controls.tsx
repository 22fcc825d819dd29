import type { Call } from './call/call'
import type { CallState } from './call/call-state'
import styles from './controls.module.css'

interface ControlsProps {
  readonly call: Call
  readonly state: CallState
  readonly onLeave: () => void
  /** The host's. */
  readonly onInvite?: () => void
  readonly onEnd?: () => void
}

/** What one can do in a meeting; each is a button that says what it will do. */
export function Controls({ call, state: { devices, problem }, onLeave, onInvite, onEnd }: ControlsProps) {
  return (
    <div role="toolbar" aria-label="会议操作" className={styles.controls}>
      <p role="status">{problem && `${problem}。其他人仍可看到您已入会。`}</p>
      <button type="button" data-off={!devices.microphone || undefined} onClick={call.toggleMicrophone}>
        {devices.microphone ? '关闭麦克风' : '打开麦克风'}
      </button>
      <button type="button" data-off={!devices.camera || undefined} onClick={call.toggleCamera}>
        {devices.camera ? '关闭摄像头' : '打开摄像头'}
      </button>
      <button type="button" onClick={call.toggleSharing}>
        {devices.sharing ? '停止共享' : '共享屏幕'}
      </button>
      {onInvite && (
        <button type="button" onClick={onInvite}>
          邀请
        </button>
      )}
      <button type="button" className={styles.leave} onClick={onLeave}>
        离开会议
      </button>
      {onEnd && (
        <button type="button" className={styles.leave} onClick={onEnd}>
          结束会议
        </button>
      )}
    </div>
  )
}
