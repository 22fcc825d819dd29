import { useEffect, useState } from 'react'
import styles from './preview.module.css'
import { refuseLargePicture } from './refuse-large'
import { useAddress } from './use-address'

/** Degrees of a turn; each step of zoom makes it larger by a quarter of its size. */
const TURN = 90
const FULL_TURN = 360
const STEP = 0.25
const MIN = 0.25
const MAX = 5

/** A picture that can be turned, and made larger and smaller. */
export function PictureView({ content, name }: { content: Blob; name: string }) {
  const { isChecked, problem } = useChecked(content)
  const address = useAddress(content)
  const [zoom, setZoom] = useState(1)
  const [angle, setAngle] = useState(0)
  const [broken, setBroken] = useState(false)
  if (problem) throw problem
  if (broken) throw new Error('The picture cannot be decoded')
  const zoomBy = (step: number) => setZoom(before => Math.min(MAX, Math.max(MIN, before + step)))
  return (
    <>
      <div role="toolbar" aria-label="图片" className={styles.tools}>
        <button type="button" onClick={() => zoomBy(-STEP)}>
          缩小
        </button>
        <output>{Math.round(zoom * 100)}%</output>
        <button type="button" onClick={() => zoomBy(STEP)}>
          放大
        </button>
        <button type="button" onClick={() => setAngle(before => (before + TURN) % FULL_TURN)}>
          旋转
        </button>
      </div>
      <div className={styles.picture}>
        {address && isChecked && (
          <img
            src={address}
            alt={name}
            style={{ width: zoom === 1 ? undefined : `${zoom * 100}%`, rotate: `${angle}deg` }}
            onError={() => setBroken(true)}
          />
        )}
      </div>
    </>
  )
}

/** Whether a picture may be decoded. */
function useChecked(content: Blob) {
  const [checked, setChecked] = useState<{ readonly content: Blob; readonly problem?: unknown }>()
  useEffect(() => {
    refuseLargePicture(content).then(
      () => setChecked({ content }),
      problem => setChecked({ content, problem }),
    )
  }, [content])
  const isChecked = checked?.content === content
  return { isChecked, problem: isChecked ? checked.problem : undefined }
}
