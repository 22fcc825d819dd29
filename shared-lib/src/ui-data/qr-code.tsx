import { QRCode } from 'antd'

interface QrCodeProps {
  readonly value: string
  /** What it leads to, for those who do not see it. */
  readonly label: string
  /** Pixels. */
  readonly size?: number
}

const USUAL_SIZE = 160

/** A code to be scanned, sharp at every size. */
export default function QrCode({ value, label, size = USUAL_SIZE }: QrCodeProps) {
  return <QRCode type="svg" value={value} size={size} bordered={false} aria-label={label} />
}
