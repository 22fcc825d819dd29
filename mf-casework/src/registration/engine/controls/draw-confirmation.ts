interface Confirmation {
  readonly name: string
  /** Who holds the interview. */
  readonly witness: string
  /** `YYYY-MM-DD HH:mm` */
  readonly at: string
}

/** Pixels of the picture, of its margin, and from line to line. */
const [WIDTH, HEIGHT, MARGIN, LINE] = [640, 176, 24, 40]
const FONT = '22px sans-serif'

/** What the picture says. It does not pass for a signature by hand. */
export const confirmationLines = ({ name, witness, at }: Confirmation): readonly string[] => [
  '本人已核对接谈记录，内容属实。',
  `来访人：${name}（录入姓名确认，未手写签名）`,
  `见证人：${witness}`,
  `确认时间：${at}`,
]

/** Black on white, as a PNG. */
export function drawConfirmation(confirmation: Confirmation): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const brush = canvas.getContext('2d')
  if (!brush) return Promise.reject(new Error('This browser draws no pictures'))
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  brush.fillStyle = '#000'
  brush.font = FONT
  brush.textBaseline = 'top'
  confirmationLines(confirmation).forEach((line, at) => {
    brush.fillText(line, MARGIN, MARGIN / 2 + at * LINE, WIDTH - 2 * MARGIN)
  })
  return new Promise((resolve, reject) => {
    canvas.toBlob(picture => (picture ? resolve(picture) : reject(new Error('No picture was made'))), 'image/png')
  })
}
