import { useState } from 'react'
import { ReasonDialog } from '../form-dialog/reason-dialog'
import { useCaseworkMarkUnreadableMutation } from './api'

/** 标记无法识别: the letter leaves the queue of those to be read, for somebody to type it in by hand. */
export function MarkUnreadable({ itemId }: { itemId: string }) {
  const [asking, ask] = useState(false)
  const [mark] = useCaseworkMarkUnreadableMutation()
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        标记无法识别
      </button>
      {asking && (
        <ReasonDialog
          title="标记无法识别"
          label="无法识别的原因"
          hint="如：手写潦草、墨迹洇染、少数民族文字"
          least={2}
          most={200}
          tooShort="请填写无法识别的原因（2至200字）"
          send={reason => mark({ args: { itemId, reason } })}
          done="已标记，请对照原件手工登记"
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
