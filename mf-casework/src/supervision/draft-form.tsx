import { formatDay, notify, send } from '@portal/shared-lib'
import {
  type DraftArgs,
  draft,
  type OriginAnswer,
  type SupervisionAnswer,
} from '@portal/shared-lib/contract/calls/supervisions'
import { Alert, Button, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { navigate, useUnsaved } from '@portal/shared-lib/router'
import { EntryForm, useEntryForm, useSaveKey } from '@portal/shared-lib/ui-form'
import { useRef } from 'react'
import { act, readAgain } from '../actions/panel/act'
import { orderAddress } from '../supervision-rows/addresses'
import { useSupervisionOriginQuery } from '../supervision-rows/api'
import { DRAFT_ENTRIES, type Drafted, DraftField, problemsOfDraft } from './draft-entries'
import styles from './draft-form.module.css'
import { Petitions } from './order-content'
import { SUBMIT } from './order-forms'

/** Out of what an order is begun. */
export type Begun = Pick<DraftArgs, 'petitionNos' | 'suggestionId' | 'origin'>

interface DraftFormProps {
  readonly order: SupervisionAnswer
  readonly todoId: string
}

/** A draft that is written to its end. */
export function DraftForm({ order, todoId }: DraftFormProps) {
  const petitionNos = order.petitions.map(({ petitionNo }) => petitionNo)
  return (
    <FromOrigin begun={{ petitionNos }}>
      {origin => <Writing key={order.version} origin={origin} begun={{ petitionNos }} order={order} todoId={todoId} />}
    </FromOrigin>
  )
}

/** An order that is begun. */
export const StartForm = ({ begun }: { begun: Begun }) => (
  <FromOrigin begun={begun}>{origin => <Writing origin={origin} begun={begun} todoId="" />}</FromOrigin>
)

interface FromOriginProps {
  readonly begun: Begun
  readonly children: (origin: OriginAnswer) => React.ReactNode
}

/** What is written, once it is known whom it can be sent to. */
function FromOrigin({ begun: { petitionNos = [], suggestionId = '' }, children }: FromOriginProps) {
  const asked = { petitionNos, suggestionId }
  const { currentData: data, error, refetch } = useSupervisionOriginQuery(asked, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  return data ? children(data) : <Loading />
}

interface WritingProps {
  readonly origin: OriginAnswer
  readonly begun: Begun
  readonly todoId: string
  /** The draft that is written anew. */
  readonly order?: SupervisionAnswer
}

function Writing({ origin, begun, order, todoId }: WritingProps) {
  const isSubmitted = useRef(false)
  const isTopic = origin.petitions.length !== 1
  const state = useEntryForm<Drafted>({
    values: order ? writtenIn(order) : begunBy(origin),
    problemsOf: values => problemsOfDraft(values, isTopic),
    send: async values => {
      const args = { ...begun, ...argsOf(values), ...(order && { proceedingId: order.id, version: order.version }) }
      const { data, error } = await send(draft, args)
      if (!data) return { error }
      state.form.reset(values)
      if (isSubmitted.current) await submit(data, todoId)
      else notify.success(`督办件${data.orderNo}已保存`)
      readAgain()
      navigate(orderAddress(data.id))
      return undefined
    },
    names: draft.send,
  })
  const { form, isBusy, problem } = state
  useUnsaved(order ? `督办件${order.orderNo}` : '督办件', form.formState.isDirty, {
    read: () => form.getValues(),
    restore: values => form.reset(values, { keepDefaultValues: true }),
  })
  const save = (submits: boolean) => {
    isSubmitted.current = submits
    void state.submit()
  }
  useSaveKey(() => save(false))
  return (
    <Section title={order ? `督办件${order.orderNo}（${order.stateName}）` : '发起督办'}>
      <Notices origin={origin} ownNo={order?.orderNo} />
      {origin.petitions.length > 0 && <Petitions petitions={origin.petitions} />}
      <EntryForm of={state} className={styles.form}>
        {isTopic && <DraftField name="title" entry={DRAFT_ENTRIES.title} required />}
        <DraftField name="reason" entry={DRAFT_ENTRIES.reason} required />
        <DraftField name="way" entry={DRAFT_ENTRIES.way} required />
        <DraftField
          name="addressees"
          entry={{ ...DRAFT_ENTRIES.addressees, candidates: candidatesOf(origin, order), of: origin.petitions.length }}
          required
        />
        <DraftField name="facts" entry={DRAFT_ENTRIES.facts} required />
        <DraftField name="demand" entry={DRAFT_ENTRIES.demand} />
        <DraftField name="feedbackOn" entry={{ ...DRAFT_ENTRIES.feedbackOn, min: formatDay(tomorrow()) }} />
        <div className={styles.buttons}>
          {problem && <Alert type="error" title={problem} />}
          <Button type="primary" loading={isBusy} disabled={origin.hindrance !== ''} onClick={() => save(true)}>
            送审发出
          </Button>
          <Button disabled={isBusy || origin.hindrance !== ''} onClick={() => save(false)}>
            存为草稿（Ctrl+S）
          </Button>
        </div>
      </EntryForm>
    </Section>
  )
}

/** What one must know before going on: why it cannot be, and what is under way already. */
function Notices({ origin, ownNo }: Pick<WritingProps, 'origin'> & { readonly ownNo: string | undefined }) {
  const others = origin.open.filter(orderNo => orderNo !== ownNo)
  return (
    <>
      {origin.hindrance && <Alert type="error" title={origin.hindrance} />}
      {others.length > 0 && <Alert type="warning" title={`已有督办件正在办理：${others.join('、')}`} />}
    </>
  )
}

/** Of a topic without petitions those that are addressed already; others are found by their name. */
const candidatesOf = ({ petitions, candidates }: OriginAnswer, order: SupervisionAnswer | undefined) =>
  petitions.length > 0 || !order
    ? candidates
    : order.recipients.map(({ organisationId, organisation }) => ({
        id: organisationId,
        name: organisation,
        part: 'below' as const,
        partName: '',
        petitionNos: [],
      }))

const DAY_MS = 86_400_000

const tomorrow = (): Date => new Date(Date.now() + DAY_MS)

/** Whoever leads is asked first; others are chosen. */
const begunBy = ({ reason, facts, candidates }: OriginAnswer): Drafted => ({
  title: '',
  reason,
  way: '',
  addressees: candidates.filter(({ part }) => part === 'lead').map(({ id }) => id),
  facts,
  demand: '',
  feedbackOn: '',
})

const writtenIn = ({ title, reason, way, recipients, facts, demand, feedbackOn }: SupervisionAnswer): Drafted => ({
  title,
  reason,
  way,
  addressees: recipients.map(({ organisationId }) => organisationId),
  facts,
  demand,
  feedbackOn: feedbackOn ?? '',
})

const argsOf = ({ feedbackOn, ...values }: Drafted): Drafted | Omit<Drafted, 'feedbackOn'> => ({
  ...values,
  ...(feedbackOn && { feedbackOn }),
})

/** Puts before the leaders what is saved; where that is refused it stays a draft. */
async function submit({ id, version }: { id: string; version: number }, todoId: string): Promise<void> {
  const acting = { petitionNo: '', version, todoId, paperId: '', proceedingId: id }
  const { refused } = await act(SUBMIT, acting, { text: '' })
  if (refused) notify.error(refused.message)
}
