import { rateVisit } from '@portal/shared-lib/contract/calls/self-entries'
import {
  SELF_ENTRY_LENGTHS as LENGTHS,
  SELF_ENTRY_TEXTS as TEXTS,
  VISIT_RATINGS,
} from '@portal/shared-lib/contract/rules/self-entry'
import { Alert, Button } from '@portal/shared-lib/page'
import { EntryForm, type PlainEntry, useEntryForm } from '@portal/shared-lib/ui-form'
import { useCaseworkRateVisitMutation } from '../api'
import { PhoneField } from './entry-fields'
import styles from './self-entry.module.css'

const RATING: PlainEntry = {
  kind: 'choice',
  label: '接待评价',
  hidesLabel: true,
  options: Object.entries(VISIT_RATINGS),
}
const OPINION: PlainEntry = {
  kind: 'words',
  label: '意见建议',
  hidesLabel: true,
  placeholder: '意见建议（选填）',
  max: LENGTHS.rating,
  isCut: true,
}

const NOTHING: { readonly rating: keyof typeof VISIT_RATINGS | ''; readonly text: string } = { rating: '', text: '' }

interface RatingProps {
  readonly token: string
  readonly isRated: boolean
}

/** 服务评价 of the reception, once. */
export function VisitRating({ token, isRated }: RatingProps) {
  const [rate] = useCaseworkRateVisitMutation()
  const state = useEntryForm({
    values: NOTHING,
    problemsOf: ({ rating }) => (rating ? [] : [{ field: 'rating', text: TEXTS.noRating }]),
    send: async ({ rating, text }) => (rating ? rate({ args: { token, rating, text } }) : undefined),
    names: rateVisit.send,
  })
  if (isRated) return <Alert type="info" title={TEXTS.rated} />
  return (
    <EntryForm of={state} className={styles.form}>
      <h2 className={styles.ask}>请评价本次接待</h2>
      <PhoneField name="rating" entry={RATING} />
      <PhoneField name="text" entry={OPINION} />
      {state.problem && <Alert type="error" title={state.problem} />}
      <Button type="primary" size="large" htmlType="submit" loading={state.isBusy}>
        提交评价
      </Button>
    </EntryForm>
  )
}
