import { api, notify, send, store } from '@portal/shared-lib'
import { endSignature, keepSignature } from '@portal/shared-lib/contract/calls/signature'
import { SIGNATURE_SIZE, SIGNATURE_TEXTS, signatureProblem } from '@portal/shared-lib/contract/rules/signature'
import { Button, Dialog } from '@portal/shared-lib/page'
import { useRef, useState } from 'react'
import { keepInk } from './ink'
import { SignaturePad } from './signature-pad'
import styles from './signing.module.css'

const WIDTH = 620

interface SignatureDialogProps {
  readonly hasOne: boolean
  readonly onClose: () => void
}

/** Draws a signature or takes it from a picture, and signs with it from now on. */
export default function SignatureDialog({ hasOne, onClose }: SignatureDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [problem, setProblem] = useState('')
  const done = (error: { readonly message: string } | undefined, said: string) => {
    if (error) return setProblem(error.message)
    store.dispatch(api.util.invalidateTags(['Account']))
    notify.success(said)
    onClose()
  }
  const keep = async () => {
    const picture = isDrawn && canvas.current?.toDataURL('image/png')
    if (!picture) return setProblem(SIGNATURE_TEXTS.none)
    const wrong = signatureProblem(picture)
    if (wrong) return setProblem(wrong)
    done((await send(keepSignature, { picture })).error, '签名已保存，以后的审批意见将附此签名')
  }
  const end = async () => done((await send(endSignature, {})).error, '已停用签名图片，以后以姓名签署')
  const take = async (chosen: File | undefined) => {
    if (!chosen || !canvas.current) return
    const wrong = await drawPicture(canvas.current, chosen)
    setProblem(wrong ?? '')
    if (!wrong) setDrawn(true)
  }
  return (
    <Dialog title="本人签名" width={WIDTH} onClose={onClose}>
      <div className={styles.dialog}>
        <SignaturePad canvas={canvas} size={SIGNATURE_SIZE} label="签名区" isDrawn={isDrawn} onDrawn={setDrawn} />
        {problem && <p role="alert">{problem}</p>}
        <p className={styles.hint}>签名只由本人设置和使用；更换后，已签署的意见仍保留当时的签名。</p>
        <div className={styles.buttons}>
          <Button type="primary" onClick={() => void keep()}>
            保存签名
          </Button>
          <Button onClick={() => file.current?.click()}>选择签名图片</Button>
          <input
            ref={file}
            hidden
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
          {hasOne && <Button onClick={() => void end()}>停用签名图片</Button>}
        </div>
      </div>
    </Dialog>
  )
}

/**
 * Draws the strokes of a picture into the middle of a canvas, as large as fits. Says what is wrong where it cannot, and
 * leaves the canvas as it was.
 */
async function drawPicture(canvas: HTMLCanvasElement, file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const brush = canvas.getContext('2d')
  if (!picture || !brush) return '图片无法打开，请换一张 PNG 或 JPG 图片'
  const place = placeOf(picture, canvas)
  const strokes = strokesOf(picture, place)
  picture.close()
  if (!strokes) return '图片中未识别到笔迹，请换一张白纸黑字、只含签名的图片'
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.putImageData(strokes, place.left, place.top)
  return undefined
}

/** Whole pixels, in the middle. */
function placeOf(picture: ImageBitmap, { width, height }: HTMLCanvasElement) {
  const scale = Math.min(width / picture.width, height / picture.height)
  const fitted = (side: number) => Math.max(1, Math.round(side * scale))
  const [wide, high] = [fitted(picture.width), fitted(picture.height)]
  return { wide, high, left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2) }
}

function strokesOf(picture: ImageBitmap, { wide, high }: ReturnType<typeof placeOf>): ImageData | undefined {
  const sheet = new OffscreenCanvas(wide, high).getContext('2d')
  if (!sheet) return undefined
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(picture, 0, 0, wide, high)
  const strokes = sheet.getImageData(0, 0, wide, high)
  return keepInk(strokes.data) ? strokes : undefined
}
