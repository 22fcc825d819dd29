import { asPortalError, WhileLoading } from '@portal/shared-lib'
import {
  SELF_ENTRY_LENGTHS as LENGTHS,
  SELF_ENTRY_TEXTS as TEXTS,
  VISIT_RATINGS,
} from '@portal/shared-lib/contract/rules/self-entry'
import { Alert, Button, Input } from '@portal/shared-lib/ui'
import { RadioGroup } from '@portal/shared-lib/ui-data'
import { type FormEvent, useState } from 'react'
import { useCaseworkRateVisitMutation } from '../api'
import styles from './self-entry.module.css'

type Rating = keyof typeof VISIT_RATINGS

const CHOICES = Object.entries(VISIT_RATINGS).map(([value, label]) => ({ value: value as Rating, label }))

interface RatingProps {
  readonly token: string
  readonly isRated: boolean
}

/** 服务评价 of the reception, once. */
export function VisitRating({ token, isRated }: RatingProps) {
  const [rate, { isLoading }] = useCaseworkRateVisitMutation()
  const [rating, choose] = useState<Rating>()
  const [text, write] = useState('')
  const [problem, tell] = useState('')
  if (isRated) return <Alert type="info" showIcon title={TEXTS.rated} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!rating) return tell(TEXTS.noRating)
    const { error } = await rate({ args: { token, rating, text } })
    tell(error ? asPortalError(error).message : '')
  }
  return (
    <form className={styles.form} onSubmit={event => void submit(event)}>
      <h2 className={styles.ask}>请评价本次接待</h2>
      <WhileLoading fallback={null}>
        <RadioGroup
          aria-label="接待评价"
          optionType="button"
          size="large"
          options={CHOICES}
          onChange={({ target }) => choose(target.value)}
        />
      </WhileLoading>
      <Input.TextArea
        aria-label="意见建议"
        placeholder="意见建议（选填）"
        rows={3}
        maxLength={LENGTHS.rating}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {problem && <Alert type="error" showIcon title={problem} />}
      <Button type="primary" size="large" htmlType="submit" loading={isLoading}>
        提交评价
      </Button>
    </form>
  )
}
