import { notify, send } from '@portal/shared-lib'
import type { SupervisionAnswer } from '@portal/shared-lib/contract/calls/supervisions'
import { letter } from '@portal/shared-lib/contract/calls/supervisions'
import { useState } from 'react'
import buttons from '../actions/buttons.module.css'
import { PrintDialog } from '../print-dialog/print-dialog'
import { SlipPage } from '../print-dialog/slip-page'
import styles from '../proceedings/proceeding.module.css'
import { Attachments } from '../record/attachments'
import { OrderContent } from './order-content'
import { OrderCourse } from './order-course'
import { Recipients } from './recipients'

type Printed = 'letters' | 'sheet'

const TITLES: Readonly<Record<Printed, string>> = { letters: '督办函', sheet: '督办办理表' }

const choosesNobody = () => {}

type Recipient = SupervisionAnswer['recipients'][number]

interface PrintOrderProps {
  readonly order: SupervisionAnswer
  /** The one whose letter can be had as a file. */
  readonly recipient: Recipient | undefined
}

/** Prints an order: as a letter to each of those whom it is sent to, or as a sheet for the file. */
export function PrintOrder({ order, recipient }: PrintOrderProps) {
  const [opened, open] = useState<Printed>()
  const petitionNos = order.petitions.map(({ petitionNo }) => petitionNo)
  const printed = { what: 'paper' as const, of: order.orderNo, count: 1 }
  return (
    <div className={styles.papers}>
      {(Object.keys(TITLES) as Printed[]).map(each => (
        <button key={each} type="button" className={buttons.quiet} onClick={() => open(each)}>
          打印{TITLES[each]}
        </button>
      ))}
      {order.sentAt && recipient && <LetterPaper recipient={recipient} />}
      {opened && (
        <PrintDialog
          title={`打印${TITLES[opened]}`}
          petitionNos={petitionNos}
          printed={printed}
          onClose={() => open(undefined)}
        >
          {opened === 'letters' ? <Letters order={order} /> : <Sheet order={order} />}
        </PrintDialog>
      )}
    </div>
  )
}

type Paper = Parameters<typeof Attachments>[0]['files'][number]

/** The letter to an addressee as a file, made anew each time it is asked for. */
function LetterPaper({ recipient }: { recipient: Recipient }) {
  const [paper, setPaper] = useState<Paper>()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    const { data, error } = await send(letter, { addresseeId: recipient.id })
    setBusy(false)
    if (error) return notify.error(error.message)
    setPaper({ id: data.fileId, name: data.fileName })
  }
  return (
    <>
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void make()}>
        生成致{recipient.organisation}的督办函文件
      </button>
      {paper && <Attachments files={[paper]} />}
    </>
  )
}

/** Each on a page of its own. */
const Letters = ({ order }: { order: SupervisionAnswer }) =>
  order.recipients.map(({ id, organisation, dueAt }) => (
    <SlipPage
      key={id}
      title={`${order.organisation}督办函`}
      rows={[
        ['督办编号', order.orderNo],
        ['发出日期', order.sentAt?.slice(0, 10) ?? ''],
        ['督办对象', organisation, 'wide'],
        ['督办事项', order.title || order.petitionNo, 'wide'],
        ['信访件', order.petitions.map(({ petitionNo }) => petitionNo).join('、'), 'wide'],
        ['督办情形', order.reasonName],
        ['督办方式', order.wayName],
        ['督办事由', order.facts, 'wide'],
        ['督办要求', order.demand, 'wide'],
        ['反馈期限', (dueAt ?? order.feedbackOn)?.slice(0, 10) ?? '自发出之日起15日内', 'wide'],
      ]}
      signs={[`${order.organisation}（印章）`]}
    />
  ))

const Sheet = ({ order }: { order: SupervisionAnswer }) => (
  <article className={styles.sheet}>
    <h3>{order.organisation}督办办理表</h3>
    <OrderContent order={order} />
    {order.recipients.map(recipient => (
      <Recipients
        key={recipient.id}
        order={{ ...order, recipients: [recipient], addresseeCount: 1 }}
        chosenId={recipient.id}
        onChoose={choosesNobody}
      />
    ))}
    <OrderCourse order={order} />
  </article>
)
