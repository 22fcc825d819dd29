import { useCan, WhileLoading } from '@portal/shared-lib'
import { SIMPLE_CONDITIONS, SIMPLE_GROUNDS, type SimpleChecklist } from '@portal/shared-lib/contract/rules/simple'
import { Checkbox, Section } from '@portal/shared-lib/page'
import { RadioGroup } from '@portal/shared-lib/ui-data'
import { idOf, useFormContext, useWatch } from '@portal/shared-lib/ui-form'
import type { FormValues, SimpleWay } from '../engine/form-values'
import { SectionFields } from '../engine/section-fields'
import { SIMPLE_WAY, whyNotSimple } from '../engine/simple'
import styles from './simple.module.css'

const ANSWER_FIELDS = ['simple.answer', 'simple.deliveryMode']

/** 简易办理: whether it is simple enough, and the answer where it is given at once. */
export function SimpleAnswer() {
  const { setValue } = useFormContext()
  const mayTake = useCan('bl:accept')
  const values = useDeciding()
  const { way, checklist: ticked = {}, answer } = values.simple ?? {}
  const whyNot = whyNotSimple(values)
  const wasSimple = whyNot === undefined
  const choose = (next: SimpleWay) => setValue(SIMPLE_WAY, next, { shouldDirty: true, shouldValidate: true })
  const tick = (changed: SimpleChecklist) => {
    const checklist = { ...ticked, ...changed }
    setValue('simple.checklist', checklist, { shouldDirty: true })
    const isSimple = whyNotSimple({ ...values, simple: { checklist } }) === undefined
    if (isSimple !== wasSimple) choose(isSimple ? 'answer' : 'ordinary')
  }
  return (
    <Section title="简易办理">
      <SimpleTicks legend="适用条件（须全部符合）" labels={SIMPLE_CONDITIONS} ticked={ticked} onTick={tick} />
      <SimpleTicks legend="适用情形（至少符合一项）" labels={SIMPLE_GROUNDS} ticked={ticked} onTick={tick} />
      <p role="status" className={styles.whyNot}>
        {whyNot}
      </p>
      <WhileLoading fallback={null}>
        <RadioGroup
          id={idOf(SIMPLE_WAY)}
          aria-label="办理方式"
          className={styles.ways}
          value={way}
          onChange={({ target }) => choose(target.value as SimpleWay)}
          options={[
            { value: 'answer', label: '当场答复办结', disabled: !wasSimple },
            ...(mayTake ? [{ value: 'limited', label: '限期简易办理', disabled: !wasSimple }] : []),
            { value: 'ordinary', label: '转普通程序（已填内容保留）' },
          ]}
        />
      </WhileLoading>
      {way === 'answer' && <SectionFields paths={ANSWER_FIELDS} />}
      {way !== 'answer' && answer && <p className={styles.kept}>已填写的答复内容随件带入，作为直接回复的拟稿。</p>}
    </Section>
  )
}

const DECIDING = [SIMPLE_WAY, 'simple.checklist', 'simple.answer', 'purpose', 'legalClass', 'decisions'] as const

/** What decides whether it is simple. */
function useDeciding(): FormValues {
  const [way, checklist, answer, purpose, legalClass, decisions] = useWatch({ name: DECIDING })
  return { simple: { way, checklist, answer }, purpose, legalClass, decisions }
}

interface TicksProps {
  readonly legend: string
  /** Labels by the names in the checklist. */
  readonly labels: Readonly<Record<string, string>>
  readonly ticked: SimpleChecklist
  readonly onTick: (changed: SimpleChecklist) => void
}

/** A part of the checklist of 简易办理. */
const SimpleTicks = ({ legend, labels, ticked, onTick }: TicksProps) => (
  <fieldset className={styles.conditions}>
    <legend>{legend}</legend>
    {Object.entries(labels).map(([name, label]) => (
      <Checkbox
        key={name}
        checked={ticked[name as keyof SimpleChecklist] ?? false}
        onChange={({ target }) => onTick({ [name]: target.checked })}
      >
        {label}
      </Checkbox>
    ))}
  </fieldset>
)
