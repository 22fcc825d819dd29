import { formatDay } from '@portal/shared-lib'
import type { FollowUpArgs } from '@portal/shared-lib/contract/calls/receptions'
import { FOLLOW_UP_RESULTS, FOLLOW_UP_WAYS } from '@portal/shared-lib/contract/rules/reception'
import { FormDialog } from '@portal/shared-lib/ui-form'
import { useCaseworkFollowUpMutation } from '../api'
import type { Received } from './received'

/** 登记回访: when and how the petitioner was asked, and what was said. */
export function FollowUpDialog({ received, onClose }: { received: Received; onClose: () => void }) {
  const { petitionNo, day: since } = received
  const today = formatDay(new Date())
  const [followUp] = useCaseworkFollowUpMutation()
  const values: FollowUpArgs = { petitionNo, day: today, way: '1', result: '2', text: '' }
  return (
    <FormDialog
      title={`登记回访 ${petitionNo}`}
      entries={{
        day: { kind: 'day', label: '回访日期', min: since, max: today },
        way: { kind: 'choice', label: '回访方式', options: Object.entries(FOLLOW_UP_WAYS), hidesLabel: true },
        result: { kind: 'choice', label: '回访结果', options: Object.entries(FOLLOW_UP_RESULTS), hidesLabel: true },
        text: {
          kind: 'words',
          label: '回访情况',
          placeholder: '信访人怎么说，还有什么要求',
          rows: 4,
          max: 500,
          isCut: true,
          hidesLabel: true,
        },
      }}
      values={values}
      send={({ day, ...args }) => followUp({ args: { ...args, day: day || today } })}
      submits="保存"
      done="回访已登记"
      onClose={onClose}
    />
  )
}
