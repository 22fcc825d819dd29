import { Loading, Trouble } from '@portal/shared-lib/page'
import { useRef, useState } from 'react'
import { useAccountRemoveSecondFactorMutation, useAccountSecondFactorQuery } from './code/api'
import { Binding } from './code/binding'
import styles from './code/code.module.css'
import { Step } from './code/step'
import formStyles from './form/form.module.css'

/** Of 用户信息: the app whose one-time codes sign the user in. */
export function CodeEnrolment() {
  const { data, error, refetch } = useAccountSecondFactorQuery({})
  const [remove] = useAccountRemoveSecondFactorMutation()
  const [open, setOpen] = useState<'binding' | 'removal'>()
  const [news, setNews] = useState('')
  const standing = useRef<HTMLParagraphElement>(null)
  const close = (text = '') => {
    setOpen(undefined)
    setNews(text)
    standing.current?.focus()
  }
  const start = (what: typeof open) => {
    setNews('')
    setOpen(what)
  }
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <section className={styles.section} aria-labelledby="code-enrolment">
      <h3 id="code-enrolment">动态口令</h3>
      <p ref={standing} tabIndex={-1} role="status">
        {news || (data.enrolledAt ? `已于 ${data.enrolledAt} 绑定手机应用` : '尚未绑定，绑定后可使用动态口令登录')}
      </p>
      {!open && (
        <div className={`${formStyles.actions} ${styles.buttons}`}>
          <button type="button" onClick={() => start('binding')}>
            {data.enrolledAt ? '重新绑定' : '绑定动态口令'}
          </button>
          {data.enrolledAt && !data.demanded && (
            <button type="button" onClick={() => start('removal')}>
              解除绑定
            </button>
          )}
        </div>
      )}
      {open === 'binding' && (
        <Binding onCancel={() => close()} onDone={() => close('绑定成功，下次可使用动态口令登录')} />
      )}
      {open === 'removal' && (
        <Step
          title="解除绑定后将不能使用动态口令登录"
          asks={['password', 'code']}
          action="解除绑定"
          onCancel={() => close()}
          send={async args => {
            const { error } = await remove({ args })
            if (!error) close('已解除绑定')
            return { error }
          }}
        />
      )}
    </section>
  )
}
