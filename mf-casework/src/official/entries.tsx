import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import {
  OFFICIAL_LENGTH as LENGTH,
  MOST_RECEIVERS,
  OFFICIAL_KINDS,
  OFFICIAL_TEXTS as TEXTS,
  URGENCIES,
} from '@portal/shared-lib/contract/rules/official-document'
import { useSettled } from '@portal/shared-lib/page'
import {
  type ChosenFile,
  CONTROLS,
  type ControlProps,
  dialogOf,
  type Entry,
  listOf,
  type PlainEntry,
} from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkColleaguesQuery, useCaseworkOrganisationsQuery } from '../registration/api'
import { KeyControl, type KeyEntry } from './key-control'

interface Receiving {
  readonly orgId: string
  readonly name: string
}

interface OrganisationsEntry {
  readonly kind: 'organisations'
  readonly label: string
  readonly required?: boolean
  /** Those that are chosen already, by name. */
  readonly known: readonly Receiving[]
}

interface ColleagueEntry {
  readonly kind: 'colleague'
  readonly label: string
  readonly required?: boolean
}

/** Several organisations by parts of their names. */
function Organisations({ entry, ...rest }: ControlProps<OrganisationsEntry>) {
  const [typed, setTyped] = useState('')
  const [chosen, keep] = useState(entry.known)
  const name = useSettled(typed.trim())
  const { data: found = [], isFetching } = useCaseworkOrganisationsQuery({ name })
  const ids = listOf<string>(rest.value)
  const kept = chosen.filter(({ orgId }) => ids.includes(orgId))
  const all = [...kept, ...found.filter(({ orgId }) => !kept.some(one => one.orgId === orgId))]
  const list = {
    options: all.map(one => ({ value: one.orgId, label: one.name })),
    placeholder: '输入单位名称查找，可选多个',
    maxCount: MOST_RECEIVERS,
    allowClear: true,
    showSearch: { filterOption: false, onSearch: setTyped },
    loading: isFetching,
  }
  const change = (value: unknown) => {
    keep(all.filter(({ orgId }) => listOf<string>(value).includes(orgId)))
    rest.onChange(value)
  }
  return <CONTROLS.severalListed {...rest} onChange={change} entry={{ ...entry, kind: 'severalListed', list }} />
}

/** Somebody of the own organisation. */
function Colleague({ entry, ...rest }: ControlProps<ColleagueEntry>) {
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const { data: found = [], isFetching } = useCaseworkColleaguesQuery({ name })
  const list = {
    options: found.map(one => ({ value: one.personId, label: `${one.name}（${one.department} ${one.position}）` })),
    placeholder: '输入姓名查找',
    allowClear: true,
    showSearch: { filterOption: false, onSearch: setTyped },
    loading: isFetching,
  }
  return <CONTROLS.listed {...rest} entry={{ ...entry, kind: 'listed', list }} />
}

export type OfficialEntry = (PlainEntry | OrganisationsEntry | ColleagueEntry | KeyEntry) & Pick<Entry, 'when' | 'hint'>

/** A dialog that asks for plain entries, organisations, colleagues, and the key that is inserted. */
export const OfficialDialog = dialogOf<OfficialEntry>(
  { ...CONTROLS, organisations: Organisations, colleague: Colleague, key: KeyControl },
  'above',
)

/** What the dialog of an action is about. */
export interface DialogProps {
  readonly of: OfficialDocumentAnswer
  readonly onClose: () => void
}

/** What of a document is written. */
export interface Drafted {
  readonly kind: string
  readonly urgency: string
  readonly title: string
  readonly main: readonly string[]
  readonly mainOutside: readonly string[]
  readonly copies: readonly string[]
  readonly copiesOutside: readonly string[]
  readonly body: string
  readonly files: readonly ChosenFile[]
}

export const KIND_ENTRIES = {
  kind: { kind: 'choice', label: '文种', options: Object.entries(OFFICIAL_KINDS), required: true },
  urgency: { kind: 'choice', label: '紧急程度', options: Object.entries(URGENCIES), required: true, isShown: true },
  title: { kind: 'line', label: '标题', max: LENGTH.title.max, required: true },
} as const satisfies Record<string, OfficialEntry>

/** The entries of a draft; those that are chosen already are known by name. */
export const draftEntries = (known: readonly Receiving[]): Readonly<Record<keyof Drafted, OfficialEntry>> => ({
  ...KIND_ENTRIES,
  main: { kind: 'organisations', label: '主送单位', known },
  mainOutside: {
    kind: 'names',
    label: '主送单位（系统外）',
    most: MOST_RECEIVERS,
    hint: '没有开通本系统的单位，多个用顿号隔开',
  },
  copies: { kind: 'organisations', label: '抄送单位', known },
  copiesOutside: { kind: 'names', label: '抄送单位（系统外）', most: MOST_RECEIVERS },
  body: {
    kind: 'words',
    label: '正文',
    rows: 9,
    max: LENGTH.body.max,
    required: true,
    hint: '每段一行；以“一、”“（一）”开头的段落按公文格式排为标题',
  },
  files: { kind: 'files', label: '附件' },
})

/** The receivers of a draft, as calls have them. */
export const receiversOf = ({ main, mainOutside, copies, copiesOutside }: Drafted) => [
  ...main.map(orgId => ({ orgId, copied: false })),
  ...mainOutside.map(name => ({ name, copied: false })),
  ...copies.map(orgId => ({ orgId, copied: true })),
  ...copiesOutside.map(name => ({ name, copied: true })),
]

/** What lacks of it; whether the receivers fit together the server says. */
export const problemsOfDraft = (values: Drafted) => [
  ...problemsOfTitle(values),
  ...(values.main.length + values.mainOutside.length === 0 ? [{ field: 'main', text: TEXTS.noReceiver }] : []),
  ...(values.body.trim().length < LENGTH.body.min ? [{ field: 'body', text: TEXTS.shortBody }] : []),
]

export const problemsOfTitle = ({ kind, urgency, title }: Pick<Drafted, 'kind' | 'urgency' | 'title'>) => [
  ...(kind === '' ? [{ field: 'kind', text: TEXTS.noKind }] : []),
  ...(urgency === '' ? [{ field: 'urgency', text: TEXTS.noUrgency }] : []),
  ...(title.trim().length < LENGTH.title.min ? [{ field: 'title', text: TEXTS.shortTitle }] : []),
]
