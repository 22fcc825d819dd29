import { asPortalError, notify } from '@portal/shared-lib'
import { Question } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type Meeting, useMeetingsEndMutation } from '../meeting/api'
import type { Call } from './call/call'
import { Controls } from './controls'
import { InviteMore } from './invite-more'
import { MemberList } from './member-list'
import styles from './room.module.css'
import { Tiles } from './tiles'
import { useCall } from './use-call'

interface ConferenceProps {
  readonly meeting: Meeting
  readonly call: Call
  readonly onLeft: (reason: string) => void
}

/** A meeting between browsers: who is there, what they show, and what can be done. */
export function Conference({ meeting, call, onLeft }: ConferenceProps) {
  const { roomId, isHost } = meeting
  const { state, members } = useCall(call, onLeft)
  const [asking, ask] = useState<'end' | 'invite'>()
  const [end] = useMeetingsEndMutation()
  const leave = () => {
    call.leave()
    onLeft('您已离开会议')
  }
  const endForAll = async () => {
    const { error } = await end({ args: { roomId } })
    if (error) notify.error(asPortalError(error).message)
  }
  return (
    <>
      <MemberList meeting={meeting} members={members} />
      <Tiles members={members} state={state} />
      <Controls
        call={call}
        state={state}
        onLeave={leave}
        {...(isHost && { onInvite: () => ask('invite'), onEnd: () => ask('end') })}
      />
      {asking === 'invite' && <InviteMore roomId={roomId} members={members} onClose={() => ask(undefined)} />}
      {asking === 'end' && (
        <Question
          text="将为所有参会人员结束会议。确定结束吗？"
          leave="结束会议"
          stay="继续会议"
          onAnswer={yes => {
            ask(undefined)
            if (yes) void endForAll()
          }}
        />
      )}
      <h1 className={styles.title}>视频会议 {roomId}</h1>
    </>
  )
}
