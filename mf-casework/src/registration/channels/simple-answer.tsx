import { useCan } from '@portal/shared-lib'
import { Section } from '@portal/shared-lib/page'
import { Checkbox } from '@portal/shared-lib/ui'
import { Radio } from '@portal/shared-lib/ui-form'
import { useFormContext } from 'react-hook-form'
import { SectionFields } from '../engine/section-fields'
import styles from './simple.module.css'
import type { SimpleWay } from './use-simple'

/** What makes a petition simple; all of it. */
const CONDITIONS = ['首次提出', '事实清楚、责任明确', '争议不大，易于解决'] as const
const ANSWER_FIELDS = ['simple.answer', 'simple.deliveryMode']

interface AnswerProps {
  readonly way: SimpleWay
  readonly setWay: (way: SimpleWay) => void
  /** Conditions that are met. */
  readonly met: readonly string[]
  readonly setMet: (met: readonly string[]) => void
}

/** 简易办理: whether it is simple enough, and the answer where it is given at once. */
export function SimpleAnswer({ way, setWay, met, setMet }: AnswerProps) {
  const { setValue, unregister } = useFormContext()
  const mayTake = useCan('bl:accept')
  const isSimple = met.length === CONDITIONS.length
  const choose = (next: SimpleWay) => {
    setWay(next)
    if (next === 'answer') setValue('simple', { answer: '', deliveryMode: '0' })
    else unregister('simple')
  }
  const tick = (condition: string, checked: boolean) => {
    const next = checked ? [...met, condition] : met.filter(one => one !== condition)
    setMet(next)
    choose(next.length === CONDITIONS.length ? 'answer' : 'ordinary')
  }
  return (
    <Section title="简易办理">
      <fieldset className={styles.conditions}>
        <legend>适用条件（全部符合方可简易办理）</legend>
        {CONDITIONS.map(condition => (
          <Checkbox
            key={condition}
            checked={met.includes(condition)}
            onChange={({ target }) => tick(condition, target.checked)}
          >
            {condition}
          </Checkbox>
        ))}
      </fieldset>
      <Radio.Group
        aria-label="办理方式"
        className={styles.ways}
        value={way}
        onChange={({ target }) => choose(target.value as SimpleWay)}
        options={[
          { value: 'answer', label: '当场答复办结', disabled: !isSimple },
          ...(mayTake ? [{ value: 'limited', label: '限期简易办理', disabled: !isSimple }] : []),
          { value: 'ordinary', label: '转普通程序（已填内容保留）' },
        ]}
      />
      {way === 'answer' && <SectionFields paths={ANSWER_FIELDS} />}
    </Section>
  )
}
