import { WhileLoading } from '@portal/shared-lib'
import { Loading } from '@portal/shared-lib/page'
import { Barcode } from '@portal/shared-lib/ui-data'
import { Code } from './code'
import type { Made } from './slip'
import styles from './slips.module.css'

/** 条码: stuck on the letter, for scanners of lines and of squares; the letter's own where it bears one. */
export function Label({ made: { answer, values } }: { made: Made }) {
  const code = values.barcode?.trim() || answer.petitionNo
  return (
    <div className={styles.label}>
      <Code value={code} label={`二维码${code}`} />
      <div>
        <WhileLoading fallback={<Loading />}>
          <Barcode value={code} label={`条码${code}`} />
        </WhileLoading>
        <p className={styles.number}>{answer.petitionNo}</p>
        {code !== answer.petitionNo && <p>信件条码 {code}</p>}
        <p>收信 {values.petitionDate}</p>
      </div>
    </div>
  )
}
