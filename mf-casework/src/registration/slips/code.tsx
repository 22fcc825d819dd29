import { Loading } from '@portal/shared-lib/page'
import { QrCode } from '@portal/shared-lib/ui-data'
import { Suspense } from 'react'

/** Pixels. */
const SIZE = 88

/** A number that scanners read. */
export const Code = ({ value, label }: { value: string; label: string }) => (
  <Suspense fallback={<Loading />}>
    <QrCode value={value} label={label} size={SIZE} />
  </Suspense>
)
