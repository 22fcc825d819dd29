import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import { PreviewLink } from '@portal/shared-lib/page'
import styles from '../../record/parts.module.css'

type Delivery = PapersAnswer['documents'][number]['deliveries'][number]

/** How a document came to each petitioner. */
export function DeliveryTable({ deliveries }: { deliveries: readonly Delivery[] }) {
  return (
    <table className={styles.table}>
      <caption>送达情况</caption>
      <thead>
        <tr>
          <th scope="col">信访人</th>
          <th scope="col">方式</th>
          <th scope="col">日期</th>
          <th scope="col">送达人</th>
          <th scope="col">签收</th>
          <th scope="col">回证</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(delivery => (
          <tr key={delivery.personSeq}>
            <td>{delivery.name}</td>
            <td>{modeOf(delivery)}</td>
            <td>{delivery.deliveredOn ?? '—'}</td>
            <td>{delivery.deliveredBy || '—'}</td>
            <td>{takenBy(delivery)}</td>
            <td>{delivery.file ? <PreviewLink file={delivery.file} among={[delivery.file]} /> : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const modeOf = ({ modeName, mailNo }: Delivery): string => [modeName || '无法联系', mailNo].filter(Boolean).join(' ')

function takenBy({ deliveredOn, refused, witnesses, receiver, attempts }: Delivery): string {
  if (deliveredOn === null) return attempts
  if (refused) return `拒收，见证人：${witnesses}`
  return receiver ? `${receiver}代收` : '本人签收'
}
