import { RETURNS } from '../supervision-rows/addresses'
import { WaitingPage } from './waiting-page'

/** /superviseManage/returnSignFor: orders of which an addressee says that they are not for it. */
export default function ReturnSignForPage() {
  return (
    <WaitingPage
      path={RETURNS}
      todoType="superviseReturn"
      action="agreeReturn"
      hint="没有申请退回的督办件；督办对象申请退回后列在这里"
    />
  )
}
