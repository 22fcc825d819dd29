import { asPortalError, notify, useCan } from '@portal/shared-lib'
import { Checkbox } from '@portal/shared-lib/ui'
import { useCaseworkUpdateHandingPreferenceMutation, useCaseworkUserInfoQuery } from '../api'

/** With whom the to-do of what is registered lies, as the registrar prefers; for those who have a list of their own. */
export function OwnTodo() {
  const hasOwnList = useCan('toDoManage/personalToDo')
  const { data } = useCaseworkUserInfoQuery({}, { skip: !hasOwnList })
  const [update, { isLoading }] = useCaseworkUpdateHandingPreferenceMutation()
  if (!hasOwnList || !data) return null
  const prefer = async (isOwn: boolean) => {
    const { error } = await update({ args: { handingPreference: isOwn ? 'personal' : 'department' } })
    if (error) notify.error(asPortalError(error).message)
  }
  return (
    <Checkbox
      checked={data.handingPreference === 'personal'}
      disabled={isLoading}
      onChange={({ target }) => void prefer(target.checked)}
    >
      列入本人待办
    </Checkbox>
  )
}
