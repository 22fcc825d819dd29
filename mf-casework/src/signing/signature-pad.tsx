import { Button } from '@portal/shared-lib/page'
import type { RefObject } from 'react'
import styles from './signing.module.css'
import { useDrawing } from './use-drawing'

interface SignaturePadProps {
  readonly id?: string
  readonly canvas: RefObject<HTMLCanvasElement | null>
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly label: string
  readonly isDrawn: boolean
  readonly onDrawn: (isDrawn: boolean) => void
}

/** Where somebody signs with a pen, a finger or the mouse. */
export function SignaturePad({ id, canvas, size, label, isDrawn, onDrawn }: SignaturePadProps) {
  const { clear, ...drawing } = useDrawing(canvas, onDrawn)
  return (
    <div className={styles.padLine}>
      <canvas ref={canvas} id={id} {...size} className={styles.pad} role="img" aria-label={label} {...drawing} />
      <Button disabled={!isDrawn} onClick={clear}>
        重签
      </Button>
    </div>
  )
}
