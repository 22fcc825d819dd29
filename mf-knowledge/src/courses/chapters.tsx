import type { Lesson } from './api'
import styles from './courses.module.css'
import { clockOf } from './durations'

interface ChaptersProps {
  readonly chapters: Lesson['slides']
  /** At which the player is. */
  readonly second: number
  /** The last second that may be opened: on a first compulsory watching, what was seen. */
  readonly upTo: number
  readonly onChapter: (at: number) => void
}

/** The chapters of a lesson with what its slides say, the one that is seen marked; each leads the player to its time. */
export function Chapters({ chapters, second, upTo, onChapter }: ChaptersProps) {
  if (chapters.length === 0) return null
  const shown = chapters.filter(({ at }) => at <= second).length - 1
  return (
    <section aria-label="章节与课件文字" className={styles.slides}>
      <h3>章节与课件文字</h3>
      {upTo < (chapters.at(-1)?.at ?? 0) && <p className={styles.soft}>首次学习只能回看已学的章节，学到后可打开</p>}
      <ol>
        {chapters.map(({ at, title, lines }, index) => (
          <li key={at} aria-current={index === shown ? 'true' : undefined}>
            <h4>
              <button
                type="button"
                disabled={at > upTo}
                title={at > upTo ? '学到这一章后可打开' : undefined}
                onClick={() => onChapter(at)}
              >
                {clockOf(at)} {title}
              </button>
            </h4>
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
