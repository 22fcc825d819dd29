import { Button, Question } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from '../engine/form.module.css'
import { focusConflict } from './conflict'

interface BarProps {
  readonly saving: boolean
  readonly dirty: boolean
  /** It cannot be saved on what it was opened on. */
  readonly off: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Saving, or leaving everything as it was; always in sight. */
export function CorrectionBar({ saving, dirty, off, onSave, onClose }: BarProps) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.bar}>
      <Button type="primary" loading={saving} disabled={off} onClick={onSave}>
        保存修改（Ctrl+S）
      </Button>
      <Button disabled={saving} onClick={() => (dirty ? setAsking(true) : onClose())}>
        返回信访件
      </Button>
      {off && (
        <Button type="link" onClick={focusConflict}>
          他人已处理该信访件，请先查看
        </Button>
      )}
      {asking && (
        <Question
          text="修改的内容尚未保存，返回后将不保留，确定吗？"
          leave="不保存"
          stay="继续修改"
          onAnswer={leave => {
            setAsking(false)
            if (leave) onClose()
          }}
        />
      )}
    </div>
  )
}
