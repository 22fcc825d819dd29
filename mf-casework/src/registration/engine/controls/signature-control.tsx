import { SIGNATURE_SIZE } from '@portal/shared-lib/contract/rules/signature'
import { Button } from '@portal/shared-lib/page'
import { useRef, useState } from 'react'
import { SignaturePad } from '../../../signing/signature-pad'
import { useFormFiles } from '../form-files'
import type { ControlProps } from './control-props'
import styles from './signature.module.css'

const FILE_NAME = '来访人签名.png'

/** What the visitor signs with a pen or a finger; the picture becomes an attachment. Nobody has to sign here. */
export function SignatureControl({ id }: ControlProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const files = useFormFiles()
  const [drawn, setDrawn] = useState(false)
  const isKept = files?.files.some(({ name }) => name === FILE_NAME) ?? false
  const keep = () =>
    canvas.current?.toBlob(picture => {
      if (!picture) return
      files?.add(new File([picture], FILE_NAME, { type: 'image/png' }))
      setDrawn(false)
    })
  if (isKept) return <p className={styles.hint}>已签名，见附件“{FILE_NAME}”；移除该附件后可重新签名</p>
  return (
    <div>
      <SignaturePad
        id={id}
        canvas={canvas}
        size={SIGNATURE_SIZE}
        label="来访人签名区"
        isDrawn={drawn}
        onDrawn={setDrawn}
      />
      <div className={styles.buttons}>
        <Button disabled={!drawn} onClick={keep}>
          采用签名
        </Button>
        <span className={styles.hint}>可不签；也可在打印的接谈卡上签字后扫描为附件</span>
      </div>
    </div>
  )
}
