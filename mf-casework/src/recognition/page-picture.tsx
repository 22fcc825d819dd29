import type { ScanPageAnswer } from '@portal/shared-lib/contract/calls/recognition'
import type { FoundField } from '@portal/shared-lib/contract/rules/letter-finds'
import { useState } from 'react'
import { marksOf } from './marks'
import styles from './recognition.module.css'
import { type Found, type PageText, wordOf } from './words'

interface PictureProps {
  readonly drawn: ScanPageAnswer
  readonly page: PageText | undefined
  readonly found: readonly Found[]
  readonly onChoose: ((field: FoundField) => void) | undefined
}

const ZOOM = { least: 1, most: 3, step: 0.5 }
const QUARTER = 90
const WHOLE = 360

/** The picture of a page with what was found in it; larger and turned as one likes. */
export function PagePicture({ drawn, page, found, onChoose }: PictureProps) {
  const [zoom, setZoom] = useState(ZOOM.least)
  const [turned, setTurned] = useState(0)
  const change = (by: number) => setZoom(before => Math.min(Math.max(before + by, ZOOM.least), ZOOM.most))
  return (
    <>
      <p className={styles.turning}>
        <button type="button" disabled={zoom >= ZOOM.most} onClick={() => change(ZOOM.step)}>
          放大
        </button>
        <button type="button" disabled={zoom <= ZOOM.least} onClick={() => change(-ZOOM.step)}>
          缩小
        </button>
        <button type="button" onClick={() => setTurned((turned + QUARTER) % WHOLE)}>
          旋转
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame is moved by the arrow keys */}
      <section className={styles.frame} aria-label="原件图片" tabIndex={0}>
        <div className={styles.sheet} style={{ width: `${zoom * 100}%`, rotate: `${turned}deg` }}>
          <img src={drawn.picture} alt="来信原件" width={drawn.width} height={drawn.height} />
          {page &&
            found.flatMap(one =>
              marksOf(page, one).map(({ key, ...box }) => (
                <button
                  key={`${one.field}-${key}`}
                  type="button"
                  className={styles.mark}
                  style={box}
                  title={`${wordOf(one.field)}：${one.shown}（可信度${one.confidence}%）`}
                  aria-label={`${wordOf(one.field)}：${one.shown}`}
                  onClick={() => onChoose?.(one.field)}
                />
              )),
            )}
        </div>
      </section>
    </>
  )
}
