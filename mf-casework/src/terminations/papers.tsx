import type { TerminationAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { PAPER_STATES } from '@portal/shared-lib/contract/rules/termination'
import { PlainTable } from '../plain-table/plain-table'
import styles from './terminations.module.css'

/** What a termination needs, and whether it is there. */
export const Papers = ({ papers }: Pick<TerminationAnswer, 'papers'>) => (
  <PlainTable headings={['材料', '有无', '编号和日期', '说明']} tall>
    {papers.map(({ kind, name, state, about, text, fileIds }) => (
      <tr key={kind}>
        <td>{name}</td>
        <td className={state === 'missing' ? styles.missing : undefined}>{PAPER_STATES[state]}</td>
        <td>{about || '—'}</td>
        <td>{[text, fileIds.length > 0 && `附件${fileIds.length}个`].filter(Boolean).join('；') || '—'}</td>
      </tr>
    ))}
  </PlainTable>
)
