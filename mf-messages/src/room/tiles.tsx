import { useMemo } from 'react'
import type { Member } from '../meeting/api'
import type { CallState } from './call/call-state'
import { Tile } from './tile'
import styles from './tiles.module.css'

interface TilesProps {
  readonly members: readonly Member[]
  readonly state: CallState
}

/** Who is there, each in a tile; the grid is as near a square as it can be. */
export function Tiles({ members, state: { others, picture, devices } }: TilesProps) {
  const own = useMemo(() => picture && new MediaStream([picture]), [picture])
  const there = members.filter(({ peerId }) => peerId !== null)
  const columns = Math.ceil(Math.sqrt(there.length))
  return (
    <ul
      className={styles.tiles}
      aria-label="会议画面"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {there.map(member => {
        const shown = others[member.peerId ?? '']
        const live = member.isSelf ? { ...member, ...devices } : member
        return (
          <Tile key={member.loginAccount} member={live} stream={member.isSelf ? own : shown?.stream} shown={shown} />
        )
      })}
    </ul>
  )
}
