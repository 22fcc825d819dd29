import { REPORTS } from '../supervision-rows/addresses'
import { WaitingPage } from './waiting-page'

/** /superviseManage/reportSignFor: feedback that is to be judged. */
export default function ReportSignForPage() {
  return (
    <WaitingPage
      path={REPORTS}
      todoType="superviseReport"
      action="acceptFeedback"
      hint="没有待认定的督办反馈；督办对象反馈后列在这里"
    />
  )
}
