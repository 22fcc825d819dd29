/** Draws a picture into the middle of a canvas, as large as fits; says what is wrong where it cannot. */
export async function drawPicture(canvas: HTMLCanvasElement, file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const brush = canvas.getContext('2d')
  if (!picture || !brush) return '图片无法打开，请换一张 PNG 或 JPG 图片'
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  picture.close()
  return undefined
}
