import type { OriginAnswer } from '@portal/shared-lib/contract/calls/supervisions'
import { MOST_ADDRESSEES, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { useSettled } from '@portal/shared-lib/page'
import {
  CONTROLS,
  type ControlProps,
  type Entry,
  fieldOf,
  listOf,
  type PlainEntry,
  type Problem,
} from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkCodeTableQuery } from '../api'
import { useCaseworkOrganisationsQuery } from '../registration/api'
import styles from './draft-form.module.css'

/** What of an order is written. */
export type Drafted = {
  readonly title: string
  readonly reason: string
  readonly way: string
  readonly addressees: string[]
  readonly facts: string
  readonly demand: string
  readonly feedbackOn: string
}

type CodedEntry = Entry & { readonly kind: 'coded'; readonly table: string }

type AddresseesEntry = Entry & {
  readonly kind: 'addressees'
  readonly candidates: OriginAnswer['candidates']
  /** How many petitions it is about. */
  readonly of: number
}

const [LEAST_TITLE, MOST_TITLE] = [2, 100]
const [LEAST_FACTS, MOST_TEXT] = [10, 2000]

export const DRAFT_ENTRIES = {
  title: { kind: 'line', label: '专题名称', max: MOST_TITLE },
  reason: { kind: 'coded', label: '督办情形', table: 'DM_DBQX' },
  way: { kind: 'coded', label: '督办方式', table: 'DM_DBFS' },
  addressees: { kind: 'addressees', label: '督办对象' },
  facts: { kind: 'words', label: '督办事由', max: MOST_TEXT, rows: 4 },
  demand: { kind: 'words', label: '督办要求', max: MOST_TEXT, rows: 3 },
  feedbackOn: { kind: 'day', label: '要求反馈日期', hint: '不填的，自发出之日起15日内反馈' },
} as const

/** What is wrong with what is written; of what the server knows alone it says so itself. */
export const problemsOfDraft = (values: Drafted, isTopic: boolean): readonly Problem[] => {
  const { title, reason, way, addressees, facts } = values
  const [shortTitle, shortFacts] = [title.trim().length < LEAST_TITLE, facts.trim().length < LEAST_FACTS]
  return [
    ...(isTopic && shortTitle ? [{ field: 'title', text: SUPERVISION_TEXTS.noTitle }] : []),
    ...(reason ? [] : [{ field: 'reason', text: SUPERVISION_TEXTS.noReason }]),
    ...(way ? [] : [{ field: 'way', text: SUPERVISION_TEXTS.noWay }]),
    ...(addressees.length > 0 ? [] : [{ field: 'addressees', text: SUPERVISION_TEXTS.noAddressee }]),
    ...(addressees.length > MOST_ADDRESSEES
      ? [{ field: 'addressees', text: `一次最多督办${MOST_ADDRESSEES}个单位` }]
      : []),
    ...(shortFacts || facts.length > MOST_TEXT ? [{ field: 'facts', text: SUPERVISION_TEXTS.noFacts }] : []),
  ]
}

/** One code of a table, all in sight: one click each time. */
function Coded({ entry, ...rest }: ControlProps<CodedEntry>) {
  const { data = [] } = useCaseworkCodeTableQuery({ tableName: entry.table })
  const options = data.map(({ codeId, codeName }) => [codeId, codeName] as const)
  return <CONTROLS.choice {...rest} entry={{ ...entry, kind: 'choice', options, isShown: true }} />
}

interface Candidate {
  readonly id: string
  readonly name: string
  /** As what it is held to the petitions. */
  readonly about: string
}

/** Those whom an order on these petitions can be sent to, each with its part; of a topic those that bear a name. */
function Addressees(props: ControlProps<AddresseesEntry>) {
  const { candidates, of } = props.entry
  const known = candidates.map(({ id, name, partName, petitionNos }) => ({
    id,
    name,
    about: of > 1 && petitionNos.length > 0 ? `${partName}（${petitionNos.length}件）` : partName,
  }))
  return of === 0 ? <NamedOnes {...props} known={known} /> : <Boxes {...props} shown={known} />
}

/** Any offices, found by a part of their name; those that are chosen stay in sight. */
function NamedOnes({ known, ...props }: ControlProps<AddresseesEntry> & { readonly known: readonly Candidate[] }) {
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const [seen, see] = useState(known)
  const { data = [] } = useCaseworkOrganisationsQuery({ name }, { skip: !name })
  const chosen = listOf<string>(props.value)
  const found = data.map(({ orgId, name: of }): Candidate => ({ id: orgId, name: of, about: '' }))
  const kept = seen.filter(({ id }) => chosen.includes(id) && found.every(one => one.id !== id))
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label="按名称查找督办对象"
        placeholder="输入单位名称查找"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Boxes
        {...props}
        shown={[...kept, ...(name ? found : [])]}
        onChange={ids => {
          see([...seen, ...found])
          props.onChange(ids)
        }}
      />
    </>
  )
}

function Boxes({
  id,
  value,
  onChange,
  describedBy,
  shown,
}: ControlProps<AddresseesEntry> & { shown: readonly Candidate[] }) {
  const chosen = listOf<string>(value)
  const toggle = (orgId: string) =>
    onChange(chosen.includes(orgId) ? chosen.filter(other => other !== orgId) : [...chosen, orgId])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend beside the label
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.addressees}
    >
      {shown.map(({ id: orgId, name, about }) => (
        <label key={orgId}>
          <input type="checkbox" checked={chosen.includes(orgId)} onChange={() => toggle(orgId)} />
          {name}
          {about && <span>{about}</span>}
        </label>
      ))}
      {shown.length === 0 && <p>请输入单位名称查找督办对象</p>}
    </div>
  )
}

export const DraftField = fieldOf<PlainEntry | CodedEntry | AddresseesEntry>(
  { ...CONTROLS, coded: Coded, addressees: Addressees },
  'beside',
)
