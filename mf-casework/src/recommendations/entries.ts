import {
  RECOMMENDATION_LENGTH as LENGTH,
  RECOMMENDATION_KINDS,
  RECOMMENDATION_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/recommendation'
import { CONTROLS, dialogOf, type PlainEntry } from '@portal/shared-lib/ui-form'
import { OrganisationChoice, type OrganisationEntry } from '../registration/engine/controls/organisation-control'

type OrganisationField = OrganisationEntry & { readonly kind: 'organisation'; readonly required?: boolean }
export type Entry = PlainEntry | OrganisationField

/** A dialog that asks for plain entries, and for organisations by a part of their names. */
export const OrganisationDialog = dialogOf<Entry>({ ...CONTROLS, organisation: OrganisationChoice }, 'above')

/** What a recommendation is made of. */
export const WRITTEN = {
  kind: { kind: 'choice', label: '建议种类', options: Object.entries(RECOMMENDATION_KINDS), required: true },
  receiverId: { kind: 'organisation', label: '被建议单位', required: true },
  text: { kind: 'words', label: '建议内容', rows: 8, max: LENGTH.text.max, required: true },
} as const satisfies Record<string, Entry>

interface Written {
  readonly kind: string
  readonly receiverId: string
  readonly text: string
}

/** What lacks of it. */
export const writtenProblems = ({ kind, receiverId, text }: Written) => [
  ...(kind === '' ? [{ field: 'kind', text: TEXTS.noKind }] : []),
  ...(receiverId === '' ? [{ field: 'receiverId', text: TEXTS.noReceiver }] : []),
  ...(text.trim().length < LENGTH.text.min ? [{ field: 'text', text: TEXTS.shortText }] : []),
]
