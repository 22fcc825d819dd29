import { MOST_PIXELS, PICTURE_TEXTS } from '@portal/shared-lib/contract/rules/pictures'

/** What is not shown for a reason that the user should know. */
export class Unshown extends Error {}

/**
 * Refuses a picture that says of itself that it is too large, before anything is decoded: it would take gigabytes. One that
 * does not say is for the browser to judge.
 */
export async function refuseLargePicture(content: Blob): Promise<void> {
  const { imageSize } = await import('image-size')
  const bytes = new Uint8Array(await content.arrayBuffer())
  const size = sizeIn(() => imageSize(bytes))
  if (size && size.width * size.height > MOST_PIXELS) throw new Unshown(PICTURE_TEXTS.large)
}

function sizeIn(read: () => { width: number; height: number }): { width: number; height: number } | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
