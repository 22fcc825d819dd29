import { WhileLoading } from '@portal/shared-lib'
import { Loading } from '@portal/shared-lib/page'
import { QrCode } from '@portal/shared-lib/ui-data'

/** Pixels. */
const SIZE = 88

/** A number that scanners read. */
export const Code = ({ value, label }: { value: string; label: string }) => (
  <WhileLoading fallback={<Loading />}>
    <QrCode value={value} label={label} size={SIZE} />
  </WhileLoading>
)
