import { SIGNATURE_SIZE } from '@portal/shared-lib/contract/rules/signature'
import { Button } from '@portal/shared-lib/page'
import { useRef, useState } from 'react'
import { SignaturePad } from '../../../signing/signature-pad'
import { useFormFiles } from '../form-files'
import type { ControlProps } from './control-props'
import styles from './signature.module.css'
import { TypedConfirmation } from './typed-confirmation'

const FILE_NAMES = { drawn: '来访人签名.png', typed: '来访人确认.png' }

/**
 * What the visitor signs with a pen or a finger, or confirms by the own name, which takes keys alone; the picture becomes an
 * attachment. Nobody has to sign here.
 */
export function SignatureControl({ id }: ControlProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const files = useFormFiles()
  const [drawn, setDrawn] = useState(false)
  const kept = Object.values(FILE_NAMES).find(name => files?.files.some(file => file.name === name))
  const keep = (picture: Blob | null, name: string) => {
    if (!picture) return
    files?.add(new File([picture], name, { type: 'image/png' }))
    setDrawn(false)
  }
  if (kept) return <p className={styles.hint}>{saidOf(kept)}</p>
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
        <Button disabled={!drawn} onClick={() => canvas.current?.toBlob(picture => keep(picture, FILE_NAMES.drawn))}>
          采用签名
        </Button>
        <span className={styles.hint}>可不签；也可在打印的接谈卡上签字后扫描为附件</span>
      </div>
      <TypedConfirmation onConfirmed={picture => keep(picture, FILE_NAMES.typed)} />
    </div>
  )
}

const saidOf = (name: string): string =>
  name === FILE_NAMES.drawn
    ? `已签名，见附件“${name}”；移除该附件后可重新签名`
    : `已录入姓名确认，见附件“${name}”；移除该附件后可重新确认`
