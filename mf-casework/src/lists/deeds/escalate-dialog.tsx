import { escalateOnline } from '@portal/shared-lib/contract/calls/online'
import { useState } from 'react'
import { textOf } from '../row'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import styles from './deeds.module.css'
import { withEach } from './several'
import { useDeed } from './use-deed'
import { Words } from './words'

const LONGEST = 500

/** 呈报: what a leader is to know of letters that nobody has registered yet. */
export default function EscalateDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [summary, write] = useState(() => (rows.length === 1 ? rows.map(row => textOf(row, 'textHead')).join('') : ''))
  const deed = useDeed(
    props,
    () => (summary.trim() ? '' : `请填写呈报摘要（1至${LONGEST}字）`),
    () => withEach(escalateOnline, rows, row => ({ itemId: textOf(row, 'itemId'), summary: summary.trim() })),
  )
  return (
    <DeedFrame title={`呈报 ${rows.length} 件来信`} {...deed} onClose={onClose}>
      <Words label="呈报摘要" most={LONGEST} value={summary} onChange={write} required />
      <p className={styles.hint}>来信原文一并送领导阅示；呈报期间仍可登记，登记期限不变。</p>
    </DeedFrame>
  )
}
