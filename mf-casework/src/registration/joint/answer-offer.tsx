import { Alert, Button } from '@portal/shared-lib/page'
import { useFormContext } from '@portal/shared-lib/ui-form'
import { useCaseworkJointReceptionsQuery } from '../api'
import styles from '../self-entry/self-entry.module.css'
import { type Joint, standingOf } from './joint'

const RECORD = 'interview.record'

/** 带入接谈记录: what the units of the windows have told the visitor stands in the record with one click, once. */
export function AnswerOffer({ ticketNo }: { ticketNo: string }) {
  const { getValues, setValue } = useFormContext()
  const { data = [] } = useCaseworkJointReceptionsQuery({})
  const answered = data.filter(joint => joint.isGiven && joint.state === 'answered' && joint.ticketNo === ticketNo)
  if (answered.length === 0) return null
  const takeOver = () => {
    const record = String(getValues(RECORD) ?? '')
    const lines = answered.map(sentenceOf).filter(line => !record.includes(line))
    setValue(RECORD, [record, ...lines].filter(Boolean).join('\n'), { shouldDirty: true, shouldValidate: true })
  }
  return (
    <Alert
      type="info"
      title={
        <div className={styles.offer}>
          窗口单位已反馈接谈结果（{answered.map(({ unit }) => unit).join('、')}）
          <Button type="primary" size="small" onClick={takeOver}>
            带入接谈记录
          </Button>
        </div>
      }
    />
  )
}

const sentenceOf = (joint: Joint): string =>
  `${joint.unit}${joint.receiver}接谈（${joint.windowName}），${standingOf(joint)}`
