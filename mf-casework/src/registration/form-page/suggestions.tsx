import { useSettled } from '@portal/shared-lib/page'
import { useFormContext, useWatch } from '@portal/shared-lib/ui-form'
import { useCaseworkSuggestQuery } from '../api'
import beside from '../engine/form.module.css'
import styles from './suggestions.module.css'

/** Milliseconds without a key after which the text is looked at. */
const QUIET_MS = 600
/** Characters that say something. */
const ENOUGH = 6
const PATHS = ['summary', 'category', 'placeRegion']

/** 填写建议: what the text says of its category and place, taken over by a press, and where such petitions went. */
export function Suggestions() {
  const entered: unknown[] = useWatch({ name: PATHS })
  const settled = useSettled(JSON.stringify(entered.map(value => String(value ?? '').trim())), QUIET_MS)
  const [text = '', category = '', placeRegion = ''] = JSON.parse(settled) as string[]
  const isAsked = text.length >= ENOUGH || (category !== '' && placeRegion !== '')
  const { data } = useCaseworkSuggestQuery({ text, category, placeRegion }, { skip: !isAsked })
  if (!isAsked || !data) return null
  const categories = data.categories.filter(({ code }) => code !== category)
  const places = data.places.filter(({ code }) => code !== placeRegion)
  if (categories.length + places.length + data.units.length === 0) return null
  return (
    <section className={`${beside.panel} ${styles.suggestions}`} aria-label="填写建议">
      <h2>填写建议</h2>
      <Choices label="内容分类" field="category" choices={categories} />
      <Choices label="问题属地" field="placeRegion" choices={places} />
      {data.units.length > 0 && (
        <p>
          <span>本单位同类件去向</span>
          {data.units.map(({ name, count }) => `${name}（${count}件）`).join('、')}
        </p>
      )}
    </section>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly field: string
  readonly choices: readonly { readonly code: string; readonly name: string }[]
}

function Choices({ label, field, choices }: ChoicesProps) {
  const { setValue } = useFormContext()
  if (choices.length === 0) return null
  return (
    <p>
      <span>{label}</span>
      {choices.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          onClick={() => setValue(field, code, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
        >
          {name}
        </button>
      ))}
    </p>
  )
}
