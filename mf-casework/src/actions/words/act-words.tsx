import { type FieldRow, Fields } from '@portal/shared-lib/page'
import type { ActionForm, Values } from '../form'
import { Said } from './said'

interface ActWordsProps {
  readonly form: ActionForm
  /** As the call's arguments, or as a document keeps them. */
  readonly args: Values
  /** Of organisations and files, by their ids. */
  readonly names: Readonly<Record<string, string>>
}

/** What was submitted or written, in words: each entry under the label that its form has. */
export function ActWords({ form, args, names }: ActWordsProps) {
  const rows = form.fields.flatMap((field): FieldRow[] => {
    const arg = args[field.name]
    if (field.kind === 'deliveries' || isNothing(arg)) return []
    return [[field.label, <Said key={field.name} field={field} arg={arg} names={names} />, 'wide']]
  })
  return <Fields rows={rows} />
}

const isNothing = (arg: unknown): boolean =>
  arg === undefined || arg === null || arg === '' || (Array.isArray(arg) && arg.length === 0)
