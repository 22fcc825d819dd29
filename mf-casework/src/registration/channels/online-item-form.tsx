import type { OnlineItemAnswer } from '@portal/shared-lib/contract/calls/online'
import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { Button, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useFormContext } from '@portal/shared-lib/ui-form'
import { useMemo } from 'react'
import { useCaseworkOnlineItemQuery } from '../api'
import type { FormValues } from '../engine/form-values'
import { RegistrationForm } from '../form-page/registration-form'
import type { NextPage } from '../form-page/use-going-on'
import styles from './online.module.css'
import { RejectOnline } from './reject-online'
import { SameOutcomes } from './same/same-outcomes'
import { SameTexts } from './same/same-texts'
import { useRegisteringSame } from './same/use-registering-same'

/** Characters up to which what the petitioner wrote is short enough to be its own summary. */
const SHORT = 500

/** What the form of an online petition begins with: what came with it. */
function fromItem(item: OnlineItemAnswer): FormValues {
  const { channel, sourceNo, submittedAt, title, originalText, petitioner, idCard, mobile, address } = item
  const isShort = originalText.length >= SUMMARY_LENGTH.min && originalText.length <= SHORT
  return {
    channel,
    sourceNo,
    title,
    petitionDate: submittedAt.slice(0, 10),
    summary: isShort ? originalText : '',
    persons: [{ role: PERSON_ROLE.main, name: petitioner, idCard, mobile, address }],
  }
}

interface ItemProps {
  readonly itemId: string
  readonly next: NextPage | undefined
  /** Items to be merged into it. */
  readonly merged: readonly string[]
}

/** What the petitioner wrote, and the form beside it. */
export function OnlineItemForm({ itemId, next, merged }: ItemProps) {
  const { data: item, error, refetch } = useCaseworkOnlineItemQuery({ itemId })
  const same = useRegisteringSame(itemId, merged)
  const initial = useMemo(() => item && fromItem(item), [item])
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!item) return <Loading />
  return (
    <>
      <RegistrationForm
        form="online"
        title="网信待登记"
        about={itemId}
        initial={initial}
        once
        // What became of the others is to be read first.
        next={Object.keys(same.chosen).length > 0 ? undefined : next}
        action={<RejectOnline itemId={itemId} />}
        aside={
          <>
            <OnlineText item={item} />
            <SameTexts itemId={itemId} chosen={same.chosen} onChoose={same.choose} />
          </>
        }
        send={same.send}
      />
      <SameOutcomes outcomes={same.outcomes} onClose={same.read} />
    </>
  )
}

/** The petitioner's own words, which nobody changes. */
function OnlineText({ item: { title, originalText, submittedAt, escalated } }: { item: OnlineItemAnswer }) {
  const { setValue } = useFormContext()
  const take = () =>
    setValue('summary', originalText.slice(0, SUMMARY_LENGTH.max), { shouldDirty: true, shouldValidate: true })
  return (
    <Section title="信访人原文">
      <p className={styles.when}>{submittedAt.slice(0, 16)} 提交</p>
      {escalated && <p className={styles.said}>{saidOf(escalated)}</p>}
      {title && <p className={styles.title}>{title}</p>}
      <p className={styles.text}>{originalText}</p>
      <Button size="small" onClick={take}>
        填入内容摘要
      </Button>
    </Section>
  )
}

type Escalated = NonNullable<OnlineItemAnswer['escalated']>

function saidOf({ state, summary, answeredBy, opinion }: Escalated): string {
  if (state === 'approved') return `${answeredBy}批示：${opinion}`
  if (state === 'returned') return `${answeredBy}退回呈报：${opinion}`
  return state === 'pending' ? `已呈报领导，待批示：${summary}` : '呈报已撤回'
}
