import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Link, navigate } from '@portal/shared-lib/router'
import { ReasonDialog } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { LongCell } from '../plain-table/plain-table'
import { useCaseworkMarkUnreadableMutation } from './api'
import { ArrangeButton } from './arrange/arrange-button'
import { useMayAssign } from './assign-scans'
import { isOthers, useHolding } from './holder'
import styles from './recognition.module.css'
import { useReading, useRecognise } from './use-reading'
import { isUnderWay, STATE_WORDS } from './words'

interface RowProps {
  readonly scan: ScansAnswer[number]
  readonly to: string
  readonly onDone: () => void
  /** To be merged, filed or assigned with others. */
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

/** A scanned letter with how far its reading is. */
export function ScanRow({ scan, to, onDone, chosen, onChoose }: RowProps) {
  const { itemId, scannedAt, fileName, fileCount, pageCount, barcode, batch, takenBy } = scan
  const reading = useReading(itemId, scan.state, onDone)
  const { begin, busy } = useRecognise()
  const holding = useHolding()
  const mayAssign = useMayAssign()
  const address = `${to}?itemId=${itemId}`
  const takeAndOpen = async () => {
    if (await holding.take(itemId)) navigate(address)
  }
  const state = reading?.state ?? scan.state
  const progress = reading?.progress ?? scan.progress
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`选择${scannedAt.slice(0, 16)} ${fileName}`}
          checked={chosen}
          disabled={isOthers(scan) && !mayAssign}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td>{scannedAt.slice(0, 16)}</td>
      <LongCell title={fileName}>
        {fileName}
        {fileCount > 1 && ` 等${fileCount}个`}
        {pageCount > 0 && `（${pageCount}页）`}
      </LongCell>
      <td>{barcode || '—'}</td>
      <td>{batch || '—'}</td>
      <td>
        {STATE_WORDS[state]}
        {state === 'running' && (
          <progress className={styles.progress} max={100} value={progress} aria-label={`识别进度${progress}%`} />
        )}
      </td>
      <td>{takenBy || '未领取'}</td>
      <td className={styles.rowActions}>
        {!isUnderWay(state) && !isOthers(scan) && (
          <button type="button" disabled={busy} onClick={() => void begin(itemId)}>
            {state === 'none' ? '识别' : '重新识别'}
          </button>
        )}
        {!isOthers(scan) && state !== 'unreadable' && <MarkUnreadable itemId={itemId} />}
        {!isOthers(scan) && <ArrangeButton itemId={itemId} />}
        {scan.isOwn && <Link to={address}>进入登记</Link>}
        {scan.isOwn && (
          <button type="button" disabled={holding.busy} onClick={() => void holding.giveBack(itemId)}>
            释放
          </button>
        )}
        {takenBy === '' && (
          <button type="button" disabled={holding.busy} onClick={() => void takeAndOpen()}>
            领取并登记
          </button>
        )}
      </td>
    </tr>
  )
}

/** 标记无法识别: the letter leaves the queue of those to be read, for somebody to type it in by hand. */
function MarkUnreadable({ itemId }: { itemId: string }) {
  const [asking, ask] = useState(false)
  const [mark] = useCaseworkMarkUnreadableMutation()
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        标记无法识别
      </button>
      {asking && (
        <ReasonDialog
          title="标记无法识别"
          label="无法识别的原因"
          hint="如：手写潦草、墨迹洇染、少数民族文字"
          least={2}
          most={200}
          tooShort="请填写无法识别的原因（2至200字）"
          send={reason => mark({ args: { itemId, reason } })}
          done="已标记，请对照原件手工登记"
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
