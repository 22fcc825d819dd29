import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { listOf, textOf } from '../actions/form'
import { FORMS_BY_CODE } from '../actions/forms'
import { ActWords } from '../actions/words/act-words'
import { Attachments } from '../record/attachments'

type Submitted = Pick<ApprovalAnswer, 'snapshot' | 'names' | 'title'>

/** What was submitted, in the words of its form, with the files that go with it. */
export function SubmittedWords({ approval }: { approval: Submitted }) {
  const files = filesOf(approval)
  return (
    <>
      <DraftWords approval={approval} />
      {files.length > 0 && <Attachments files={files} />}
    </>
  )
}

/** The words alone. */
export function DraftWords({ approval: { snapshot, names, title } }: { approval: Submitted }) {
  const form = formOf(snapshot)
  return form ? <ActWords form={form} args={argsOf(snapshot)} names={names} /> : <p>{title}</p>
}

/** The files that go with what was submitted. */
export function filesOf({ snapshot, names }: Submitted): { readonly id: string; readonly name: string }[] {
  if (!formOf(snapshot)) return []
  const { fileId, fileIds } = argsOf(snapshot)
  return [fileId, ...listOf<unknown>(fileIds)].flatMap(id =>
    typeof id === 'string' && names[id] ? [{ id, name: names[id] }] : [],
  )
}

const formOf = ({ code }: Submitted['snapshot']) => FORMS_BY_CODE.get(textOf(code))

const argsOf = ({ args }: Submitted['snapshot']) => (args ?? {}) as Readonly<Record<string, unknown>>
