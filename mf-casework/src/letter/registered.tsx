import type { RegisterLetterAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { PetitionNo } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { Alert } from '@portal/shared-lib/ui'

/** The letter is in the register: its number, and where it waits. */
export function Registered({ petitionNo, todoId, dueAt }: RegisterLetterAnswer) {
  return (
    <Alert
      type="success"
      showIcon
      title={
        <>
          登记成功，信访件编号 <PetitionNo value={petitionNo} />
        </>
      }
      description={
        <>
          已送本部门待办，分办期限 {dueAt.slice(0, 10)}。
          <Link to={`/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}`}>查看信访件</Link>
        </>
      }
    />
  )
}
