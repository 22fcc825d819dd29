import { Link } from '@portal/shared-lib/router'
import { useCaseworkDuplicatesQuery } from '../api'
import { useSettled } from '../engine/controls/use-settled'
import form from '../engine/form.module.css'

const CARD_LENGTH = 18

/** Whether the person at the window has come or written before, and where that stands. */
export function BeforeToday({ name, idCard }: { name: string; idCard: string }) {
  const card = useSettled(idCard.trim())
  const known = card.length === CARD_LENGTH
  const { data = [] } = useCaseworkDuplicatesQuery({ name: name.trim(), idCard: card }, { skip: !known })
  const [newest] = data
  if (!known || !newest) return null
  return (
    <p className={form.hint} role="status">
      此人已有{data.length}件信访，最近一件
      <Link to={`/toDoManage/handle?xfjbh=${newest.petitionNo}`}>{newest.petitionNo}</Link>（{newest.stateName}）
    </p>
  )
}
