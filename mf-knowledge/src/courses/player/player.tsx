import { composition } from '@portal/shared-lib'
import type { WatchAnswer } from '@portal/shared-lib/contract/calls/courses'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Lesson, useCourseWatchMutation } from '../api'
import { Controls } from './controls'
import styles from './player.module.css'
import { useWatching } from './use-watching'

interface PlayerProps {
  readonly lesson: Lesson
  /** Whether nothing may be skipped yet. */
  readonly isBound: boolean
  /** Where somebody wants to go from outside the player; each wish is an object of its own. */
  readonly asked: { readonly second: number } | undefined
  readonly onSecond: (second: number) => void
  readonly onFinished: () => void
}

/** A lesson's video, once there is an address for it, from where one left off. */
export function Player(props: PlayerProps) {
  const { id } = props.lesson
  const [begin, { error }] = useCourseWatchMutation()
  // Kept while another is asked for, so that the player stays where it is.
  const [address, setAddress] = useState<WatchAnswer>()
  const ask = async () => {
    const { data } = await begin({ args: { id } })
    if (data) setAddress(data)
  }
  const askFirst = useEffectEvent(ask)
  useEffect(() => void askFirst(), [])
  if (error) return <Trouble error={error} onRetry={() => void ask()} />
  if (!address) return <Loading />
  if (!canPlay(address.mediaType)) return <CannotPlay />
  return <Video {...props} address={address} onLost={() => void ask()} />
}

const canPlay = (mediaType: string) => document.createElement('video').canPlayType(mediaType) !== ''

const CannotPlay = () => (
  <p role="alert" className={styles.trouble}>
    当前浏览器不能播放此视频，请改用新版Chrome、Edge或Firefox浏览器；课件文字可在旁边阅读
  </p>
)

interface VideoProps extends PlayerProps {
  readonly address: WatchAnswer
  /** Asks for another address. */
  readonly onLost: () => void
}

const STEP = 5

function Video({ address: { path, subtitlesPath, posterPath }, onLost, asked, ...watching }: VideoProps) {
  const { lesson } = watching
  const { basePath } = composition().province
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isSubtitled, subtitle] = useState(true)
  const [fault, setFault] = useState<'lost' | 'unplayable'>()
  const { second, follow, seek, report } = useWatching(video, watching)
  const goTo = useEffectEvent(seek)
  useEffect(() => {
    if (asked) goTo(asked.second)
  }, [asked])
  const toggle = () => {
    const player = video.current
    if (!player) return
    if (!player.paused) return player.pause()
    if (second >= lesson.seconds) seek(0)
    player.play().catch(() => setPlaying(false))
  }
  const press = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    if (event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    if (act === 'toggle') toggle()
    else seek(second + act)
  }
  const fail = () => setFault(video.current?.error?.code === MediaError.MEDIA_ERR_DECODE ? 'unplayable' : 'lost')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed comes from the controls and the picture within.
    <div className={styles.player} onKeyDown={press}>
      <div className={styles.picture}>
        {/* biome-ignore lint/a11y/useMediaCaption: silent; all its words stand beside it. */}
        <video
          ref={video}
          src={basePath + path}
          poster={posterPath === null ? undefined : basePath + posterPath}
          aria-label={lesson.title}
          preload="auto"
          onLoadedMetadata={event => {
            setFault(undefined)
            // Going anywhere takes the poster away.
            if (second > 0) event.currentTarget.currentTime = second >= lesson.seconds ? 0 : second
          }}
          onClick={toggle}
          onPlay={() => setPlaying(true)}
          onPause={() => {
            setPlaying(false)
            void report()
          }}
          onEnded={follow}
          onSeeked={follow}
          onTimeUpdate={follow}
          onError={fail}
        >
          {subtitlesPath && isSubtitled && (
            <track default kind="subtitles" srcLang="zh" label="中文" src={basePath + subtitlesPath} />
          )}
        </video>
      </div>
      {fault === 'unplayable' && <CannotPlay />}
      {fault === 'lost' && (
        <p role="alert" className={styles.trouble}>
          视频读取中断，请检查网络后
          <button type="button" onClick={onLost}>
            重新载入
          </button>
        </p>
      )}
      <Controls
        video={video}
        lesson={lesson}
        second={second}
        isPlaying={isPlaying}
        isSubtitled={subtitlesPath === null ? undefined : isSubtitled}
        onToggle={toggle}
        onSeek={seek}
        onSubtitled={subtitle}
      />
      {watching.isBound && <p className={styles.hint}>必修课时首次学习不能快进，可以回看；进度自动保存</p>}
    </div>
  )
}

/** What a key does: plays or pauses, or goes so many seconds on. */
const KEYS: Readonly<Record<string, 'toggle' | number>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: -STEP,
  ArrowRight: STEP,
}
