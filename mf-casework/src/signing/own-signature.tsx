import { onDemand, reads, remoteApi, WhileLoading } from '@portal/shared-lib'
import { signature } from '@portal/shared-lib/contract/calls/signature'
import { useState } from 'react'
import styles from './signing.module.css'

const SignatureDialog = onDemand(() => import('./signature-dialog'))

/** What the user's decisions are signed with, and the way to another. */
export function OwnSignature() {
  const { data: own, isLoading } = useCaseSignatureQuery({})
  const [isOpen, open] = useState(false)
  if (isLoading) return null
  return (
    <>
      <p className={styles.line}>
        签名
        {own ? <img className={styles.picture} src={own.picture} alt="本人签名" /> : <span>以姓名签署</span>}
        <button type="button" onClick={() => open(true)}>
          {own ? '更换签名' : '设置签名图片'}
        </button>
      </p>
      {isOpen && (
        <WhileLoading>
          <SignatureDialog hasOne={Boolean(own)} onClose={() => open(false)} />
        </WhileLoading>
      )}
    </>
  )
}

const { useCaseSignatureQuery } = remoteApi('mf-casework', 'case', build => ({
  caseSignature: reads(build, signature, ['Account']),
}))
