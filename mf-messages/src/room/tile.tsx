import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Member } from '../meeting/api'
import type { Shown } from './call/call-state'
import styles from './tile.module.css'

interface TileProps {
  readonly member: Member
  readonly stream: MediaStream | undefined
  /** Of somebody else, once there is a connection. */
  readonly shown: Shown | undefined
}

/** One member: the picture, or the name where there is none; the voice in any case. */
export function Tile({ member, stream, shown }: TileProps) {
  const { userName, isSelf, microphone, camera, sharing } = member
  const [video, audio] = [useRef<HTMLVideoElement>(null), useRef<HTMLAudioElement>(null)]
  usePlaying(video, stream)
  // A voice of its own: a video element is silent until it has a picture.
  const { blocked, play } = usePlaying(audio, isSelf ? undefined : stream)
  const speaking = microphone && (shown?.speaking ?? false)
  const marks = marksOf(member, shown, speaking)
  return (
    <li className={styles.tile} data-speaking={speaking || undefined} data-sharing={sharing || undefined}>
      <video
        ref={video}
        playsInline
        muted
        data-own={(isSelf && !sharing) || undefined}
        aria-label={`${userName}的画面`}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: people speaking to each other */}
      <audio ref={audio} aria-label={`${userName}的声音`} />
      {!camera && !sharing && (
        <span className={styles.avatar} aria-hidden="true">
          {userName.slice(0, 1)}
        </span>
      )}
      {blocked && (
        <button type="button" className={styles.play} onClick={play}>
          播放声音
        </button>
      )}
      <p>
        <strong>
          {userName}
          {isSelf && '（我）'}
        </strong>
        {marks.length > 0 && <span>{marks.join('，')}</span>}
      </p>
    </li>
  )
}

/** Marks in words, for those who see no colours and hear no voices. */
function marksOf({ isSelf, microphone, camera, sharing, state }: Member, shown: Shown | undefined, speaking: boolean) {
  const marks: string[] = []
  if (!isSelf && !shown?.connected) marks.push(state === 'lost' ? '连接中断' : '正在连接')
  if (speaking) marks.push('正在发言')
  if (!microphone) marks.push('麦克风已关')
  if (sharing) marks.push('正在共享屏幕')
  else if (!camera) marks.push('摄像头已关')
  return marks
}

/**
 * Plays a stream in an element. Browsers may refuse to let a voice be heard in a window in which nothing was clicked
 * yet: `blocked` says so, and `play`, called by a click, mends it.
 */
function usePlaying(element: RefObject<HTMLMediaElement | null>, stream: MediaStream | undefined) {
  const [blocked, setBlocked] = useState(false)
  const play = () =>
    void element.current?.play().then(
      () => setBlocked(false),
      // Anything else: another stream has taken this one's place.
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays when there is something else to play
  useEffect(() => {
    if (!element.current) return
    element.current.srcObject = stream ?? null
    if (stream) play()
  }, [stream])
  return { blocked, play }
}
