import { type RefObject, useState } from 'react'
import type { Lesson } from '../api'
import { clockOf, wordsOf } from '../durations'
import styles from './player.module.css'

const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const
const BACK = 10

interface ControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly lesson: Lesson
  readonly second: number
  readonly isPlaying: boolean
  /** Undefined where there are no subtitles. */
  readonly isSubtitled: boolean | undefined
  readonly onToggle: () => void
  readonly onSeek: (second: number) => void
  readonly onSubtitled: (on: boolean) => void
}

/** The bar below the picture. */
export function Controls(props: ControlsProps) {
  const { video, lesson, second, isPlaying, isSubtitled, onToggle, onSeek, onSubtitled } = props
  const [speed, setSpeed] = useState(1)
  const choose = (chosen: number) => {
    setSpeed(chosen)
    if (video.current) video.current.playbackRate = chosen
  }
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.play} onClick={onToggle}>
        {isPlaying ? '暂停' : '播放'}
      </button>
      <button type="button" onClick={() => onSeek(second - BACK)}>
        后退{BACK}秒
      </button>
      <input
        type="range"
        aria-label="播放位置"
        aria-valuetext={`${wordsOf(Math.floor(second))}，共${wordsOf(lesson.seconds)}`}
        min={0}
        max={lesson.seconds}
        step={1}
        value={Math.floor(second)}
        onChange={event => onSeek(Number(event.target.value))}
      />
      <span className={styles.time}>
        {clockOf(second)} / {clockOf(lesson.seconds)}
      </span>
      <label>
        倍速
        <select value={speed} onChange={event => choose(Number(event.target.value))}>
          {SPEEDS.map(each => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      {isSubtitled !== undefined && (
        <button type="button" aria-pressed={isSubtitled} onClick={() => onSubtitled(!isSubtitled)}>
          字幕
        </button>
      )}
      <button type="button" onClick={() => void video.current?.requestFullscreen?.()}>
        全屏
      </button>
    </div>
  )
}
