import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import parts from './parts.module.css'

type Change = NonNullable<TimelineAnswer[number]['changes']>[number]

/** What was corrected: each entry as it was and as it is; nothing where nothing was. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <table className={parts.table} aria-label="更正内容">
      <thead>
        <tr>
          <th scope="col">登记项</th>
          <th scope="col">修改前</th>
          <th scope="col">修改后</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before || '未填写'}</td>
            <td>{after || '未填写'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
