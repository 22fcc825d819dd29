import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { listOf, textOf } from '../../actions/form'
import { FORMS_BY_CODE } from '../../actions/forms'
import { ActWords } from '../../actions/words/act-words'
import { Attachments } from '../../petition/attachments'

type Submitted = Pick<ApprovalAnswer, 'snapshot' | 'names' | 'title'>

/** What was submitted, in the words of its form, with the files that go with it. */
export function SubmittedWords({ approval: { snapshot, names, title } }: { approval: Submitted }) {
  const form = FORMS_BY_CODE.get(textOf(snapshot.code))
  const args = (snapshot.args ?? {}) as Readonly<Record<string, unknown>>
  if (!form) return <p>{title}</p>
  const ids = [args.fileId, ...listOf<string>(args.fileIds)].filter(id => typeof id === 'string' && names[id])
  const files = ids.map(id => ({ id: String(id), name: names[String(id)] ?? '' }))
  return (
    <>
      <ActWords form={form} args={args} names={names} />
      {files.length > 0 && <Attachments files={files} />}
    </>
  )
}
