import { asPortalError, notify, WhileLoading } from '@portal/shared-lib'
import { PeoplePicker, type Person } from '@portal/shared-lib/people-picker'
import { type Member, useMeetingsInviteMutation } from '../meeting/api'

interface InviteMoreProps {
  readonly roomId: string
  readonly members: readonly Member[]
  readonly onClose: () => void
}

const NOBODY: readonly Person[] = []

/** Invites more people while the meeting goes on. */
export function InviteMore({ roomId, members, onClose }: InviteMoreProps) {
  const [invite] = useMeetingsInviteMutation()
  const invited = members.filter(({ isHost }) => !isHost).map(({ loginAccount }) => loginAccount)
  const choose = async (people: readonly Person[]) => {
    if (!people.length) return onClose()
    const loginAccounts = people.map(({ loginAccount }) => loginAccount)
    const { error } = await invite({ args: { roomId, loginAccounts } })
    if (error) return notify.warning(asPortalError(error).message)
    notify.success('邀请已发送')
    onClose()
  }
  return (
    <WhileLoading>
      <PeoplePicker
        title="邀请参会人员"
        chosen={NOBODY}
        meeting={{ invited }}
        onClose={onClose}
        onChoose={people => void choose(people)}
      />
    </WhileLoading>
  )
}
