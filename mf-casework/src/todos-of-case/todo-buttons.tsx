import { can, notify, onDemand, send, useDesktop, WhileLoading } from '@portal/shared-lib'
import { release } from '@portal/shared-lib/contract/calls/assignments'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { claim } from '@portal/shared-lib/contract/calls/todos'
import { useState } from 'react'
import styles from '../actions/buttons.module.css'
import { readAgain } from '../actions/panel/act'
import { useCaseTodoQuery } from '../case-api'
import { noteAction } from '../handled-todos'

const HandOnDialog = onDemand(() => import('../lists/row-actions/hand-on-dialog'))
const DeputyDialog = onDemand(() => import('./deputy-dialog'))

/** Whose the to-do is: taking it, handing it on, giving it back. */
export function TodoButtons({ petition: { petitionNo, holders } }: { petition: PetitionAnswer }) {
  const { data: todo } = useCaseTodoQuery({ petitionNo })
  const userName = useDesktop()?.userName
  const [dialog, show] = useState<'handOn' | 'deputy'>()
  if (!todo?.todoId || todo.family !== 'db') return null
  const { todoId } = todo
  const isMine = holders.some(holder => holder.endsWith(` ${userName}`))
  const close = () => show(undefined)
  return (
    <>
      {!isMine && can('toDoManage/departToDo') && (
        <button type="button" className={styles.usual} onClick={() => void take(petitionNo, todoId)}>
          领取
        </button>
      )}
      {isMine && can('toDoManage/personalToDo') && (
        <>
          <button type="button" className={styles.usual} onClick={() => show('handOn')}>
            转办他人
          </button>
          <button type="button" className={styles.usual} onClick={() => void giveBack(petitionNo, todoId)}>
            释放
          </button>
          <button type="button" className={styles.usual} onClick={() => show('deputy')}>
            代办人
          </button>
        </>
      )}
      <WhileLoading fallback={null}>
        {dialog === 'handOn' && (
          <HandOnDialog
            rows={[{ id: todoId, dbid: todoId, xfjbh: petitionNo }]}
            onClose={close}
            onDone={({ failed: [refused] }) => {
              tell(petitionNo, refused?.reason, '已转办')
              close()
            }}
          />
        )}
        {dialog === 'deputy' && <DeputyDialog onClose={close} />}
      </WhileLoading>
    </>
  )
}

async function take(petitionNo: string, todoId: string): Promise<void> {
  const { error } = await send(claim, { todoId })
  tell(petitionNo, error?.message, '已领取')
}

async function giveBack(petitionNo: string, todoId: string): Promise<void> {
  const { data, error } = await send(release, { todoIds: [todoId] })
  tell(petitionNo, error?.message ?? data?.failed[0]?.reason, '已释放，退回部门待办')
}

/** What came of it: why it was refused, else that it was done. */
function tell(petitionNo: string, refusal: string | undefined, done: string): void {
  if (refusal) notify.warning(refusal)
  else notify.success(done)
  noteAction(petitionNo)
  readAgain()
}
