import type { RegisterSameOnlineAnswer } from '@portal/shared-lib/contract/calls/online'
import { Dialog } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { itemAddress } from '../../../online-item-address'
import { PlainTable } from '../../../plain-table/plain-table'

type Outcomes = RegisterSameOnlineAnswer['others']

/** Pixels. */
const WIDTH = 720
const HEADINGS = ['信访人', '结果', '操作']

/** What became of each of those that were registered along. */
export function SameOutcomes({ outcomes, onClose }: { outcomes: Outcomes; onClose: () => void }) {
  if (outcomes.length === 0) return null
  const done = outcomes.filter(({ petitionNo }) => petitionNo !== '').length
  return (
    <Dialog title={`一并登记或归并：成功${done}件，未登记${outcomes.length - done}件`} width={WIDTH} onClose={onClose}>
      <PlainTable headings={HEADINGS}>
        {outcomes.map(({ itemId, petitioner, petitionNo, mergedInto, reason }) => (
          <tr key={itemId}>
            <td>{petitioner || '—'}</td>
            <td>{wordsOf({ petitionNo, mergedInto, reason })}</td>
            <td>{!petitionNo && <Link to={itemAddress(itemId)}>单独登记</Link>}</td>
          </tr>
        ))}
      </PlainTable>
    </Dialog>
  )
}

function wordsOf({ petitionNo, mergedInto, reason }: Pick<Outcomes[number], 'petitionNo' | 'mergedInto' | 'reason'>) {
  if (!petitionNo) return `未登记：${reason}`
  return mergedInto ? `${petitionNo}，已并入 ${mergedInto}` : petitionNo
}
