import { PetitionNo } from '@portal/shared-lib/page'
import { addressOf } from '@portal/shared-lib/router'
import type { Meeting, Member } from '../meeting/api'
import styles from './member-list.module.css'

const STATES: Record<Member['state'], string> = {
  waiting: '未入会',
  present: '已入会',
  lost: '连接中断',
  left: '已离开',
}

interface MemberListProps {
  readonly meeting: Meeting
  readonly members: readonly Member[]
}

/** Who is invited, with their state, and the case that the meeting is about. */
export function MemberList({ meeting: { petitionNo }, members }: MemberListProps) {
  return (
    <aside className={styles.side}>
      {petitionNo && (
        <section aria-label="信访件">
          <h2>信访件</h2>
          <PetitionNo value={petitionNo} />
          <a href={addressOf(`/toDoManage/handle?xfjbh=${petitionNo}`)} target="_blank" rel="noreferrer">
            查看信访件
          </a>
        </section>
      )}
      <h2>参会人员（{members.length}）</h2>
      <ul aria-label="参会人员">
        {members.map(member => (
          <li key={member.loginAccount} title={member.orgName} data-state={member.state}>
            <strong>
              {member.userName}
              {member.isSelf && '（我）'}
            </strong>
            <span>
              {[member.isHost && '发起人', STATES[member.state], ...devicesOf(member)].filter(Boolean).join('，')}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const devicesOf = ({ state, microphone, sharing }: Member) =>
  state === 'present' ? [!microphone && '麦克风已关', sharing && '正在共享屏幕'] : []
