import { Button } from '@portal/shared-lib/ui'
import { useRef, useState } from 'react'
import { useDrawing } from '../../signing/use-drawing'
import { useFormFiles } from '../engine/form-files'
import type { ControlProps } from './control-props'
import styles from './signature.module.css'

const FILE_NAME = '来访人签名.png'
/** Pixels. */
const SIZE = { width: 480, height: 160 }

/** What the visitor signs with a pen or a finger; the picture becomes an attachment. Nobody has to sign here. */
export function SignatureControl({ id }: ControlProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const files = useFormFiles()
  const [drawn, setDrawn] = useState(false)
  const { clear, ...drawing } = useDrawing(canvas, setDrawn)
  const isKept = files?.files.some(({ name }) => name === FILE_NAME) ?? false
  const keep = () =>
    canvas.current?.toBlob(picture => {
      if (!picture) return
      files?.add(new File([picture], FILE_NAME, { type: 'image/png' }))
      clear()
    })
  if (isKept) return <p className={styles.hint}>已签名，见附件“{FILE_NAME}”；移除该附件后可重新签名</p>
  return (
    <div>
      <canvas ref={canvas} id={id} {...SIZE} className={styles.pad} role="img" aria-label="来访人签名区" {...drawing} />
      <div className={styles.buttons}>
        <Button disabled={!drawn} onClick={keep}>
          采用签名
        </Button>
        <Button disabled={!drawn} onClick={clear}>
          重签
        </Button>
        <span className={styles.hint}>可不签；也可在打印的接谈卡上签字后扫描为附件</span>
      </div>
    </div>
  )
}
