import { asPortalError, notify, send } from '@portal/shared-lib'
import { keepProgress } from '@portal/shared-lib/contract/calls/courses'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Lesson, useCourseKeepProgressMutation } from '../api'

/** Seconds of the video after which the server is told how far one has come. */
const REPORT_EVERY = 10
/** By which a player may be ahead of what it told last: it tells four times a second, at twice the speed. */
const SLACK = 1.5

interface Watching {
  readonly lesson: Lesson
  /** Whether nothing may be skipped yet. */
  readonly isBound: boolean
  readonly onSecond: (second: number) => void
  readonly onFinished: () => void
}

/** Follows a player: keeps how far one has come, and holds it back from what may not be skipped yet. */
export function useWatching(video: RefObject<HTMLVideoElement | null>, watching: Watching) {
  const { lesson, isBound, onSecond, onFinished } = watching
  const [second, setSecond] = useState(lesson.position)
  const position = useRef(lesson.position)
  const furthest = useRef(lesson.furthest)
  const kept = useRef({ position: lesson.position, furthest: lesson.furthest })
  const [keep] = useCourseKeepProgressMutation()

  const show = (at: number) => {
    position.current = at
    setSecond(at)
    onSecond(at)
  }

  const report = async () => {
    const before = kept.current
    const at = Math.floor(position.current)
    if (at === before.position) return
    kept.current = { ...before, position: at }
    const { data, error } = await keep({ args: { id: lesson.id, position: at } })
    if (error) return holdUp(before, asPortalError(error).message)
    kept.current = { position: at, furthest: data.furthest }
    if (data.finished && !lesson.finished) onFinished()
  }

  /** What is not kept counts as not watched: one goes on from what is. */
  const holdUp = (before: { position: number; furthest: number }, message: string) => {
    kept.current = before
    furthest.current = before.furthest
    const player = video.current
    player?.pause()
    if (player && isBound) player.currentTime = Math.min(player.currentTime, before.furthest)
    notify.warning(`学习进度没有保存，已暂停播放：${message}`)
  }

  const follow = () => {
    const player = video.current
    if (!player || player.seeking) return
    const at = player.currentTime
    if (isBound && at > furthest.current + SLACK) return seek(furthest.current)
    furthest.current = Math.max(furthest.current, at)
    show(at)
    if (Math.abs(at - kept.current.position) >= REPORT_EVERY) void report()
  }

  const seek = (wished: number) => {
    const player = video.current
    if (!player) return
    const to = Math.max(0, Math.min(wished, lesson.seconds))
    const allowed = isBound ? Math.min(to, furthest.current) : to
    if (allowed < to) notify.info('必修课时首次学习不能快进，学完后可自由跳转')
    player.currentTime = allowed
    show(allowed)
  }

  const leave = useEffectEvent(() => {
    const at = Math.floor(position.current)
    if (at !== kept.current.position) void send(keepProgress, { id: lesson.id, position: at }, { keepalive: true })
  })
  useEffect(() => {
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return { second, follow, seek, report }
}
