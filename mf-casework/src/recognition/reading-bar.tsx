import type { ScanAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Alert, Button } from '@portal/shared-lib/page'
import { useFormContext } from '@portal/shared-lib/ui-form'
import { useContext } from 'react'
import { FormProposals } from '../registration/engine/proposals'
import styles from './recognition.module.css'
import { useReading, useRecognise } from './use-reading'
import { isUnderWay } from './words'

/** How far the reading is, and what to do where there is none. */
export function ReadingBar({ scan, onDone }: { scan: ScanAnswer; onDone: () => void }) {
  const reading = useReading(scan.itemId, scan.state, onDone)
  const { begin, busy } = useRecognise()
  const again = (
    <Button size="small" loading={busy} onClick={() => void begin(scan.itemId)}>
      {scan.state === 'none' ? '识别' : '重新识别'}
    </Button>
  )
  if (isUnderWay(scan.state)) {
    const progress = reading?.progress ?? scan.progress
    return (
      <Alert
        type="info"
        title={
          <span role="status">
            正在识别，完成后自动填入表单
            <progress className={styles.progress} max={100} value={progress} aria-label={`识别进度${progress}%`} />
          </span>
        }
      />
    )
  }
  if (scan.state === 'failed') return <Alert type="warning" title={scan.problem} action={again} />
  if (scan.state === 'unreadable')
    return <Alert type="warning" title={`已标记无法识别：${scan.problem}。请对照原件登记`} action={again} />
  if (scan.state === 'none') return <Alert type="info" title="尚未识别，可识别后核对，或直接登记" action={again} />
  return (
    <Alert
      type="info"
      title={`识别到${scan.found.length}项，已填入表单，请核对确认（在该项按回车，或点“确认”）`}
      action={
        <span className={styles.barActions}>
          <Adopting />
          {again}
        </span>
      }
    />
  )
}

/** 采纳 all that was read without doubt, and 还原 what was changed since. */
function Adopting() {
  const proposals = useContext(FormProposals)
  const { setValue } = useFormContext()
  if (!proposals) return null
  const { sure, given, open, confirmSure, reopen } = proposals
  const restore = () => {
    for (const { path, value } of given) setValue(path, value, { shouldDirty: true, shouldValidate: true })
    reopen()
  }
  return (
    <>
      <Button size="small" disabled={sure.length === 0} onClick={confirmSure}>
        采纳可信的{sure.length}项
      </Button>
      <Button size="small" disabled={open.length === given.length} onClick={restore}>
        还原识别值
      </Button>
    </>
  )
}
