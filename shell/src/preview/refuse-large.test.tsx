import { MOST_PIXELS, PICTURE_TEXTS } from '@portal/shared-lib/contract/rules/pictures'
import { render, screen } from '@testing-library/react'
import { ViewBoundary } from './file-view'
import { refuseLargePicture, Unshown } from './refuse-large'

/** The beginning of a PNG, in which it says how large it is. */
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const header = new DataView(bytes.buffer)
  header.setUint32(16, width)
  header.setUint32(20, height)
  return { arrayBuffer: async () => bytes.buffer } as Blob
}

describe('A picture in the preview', () => {
  it('with more pixels than may be decoded is refused before it is shown', async () => {
    await expect(refuseLargePicture(png(15_000, 15_000))).rejects.toThrow(new Unshown(PICTURE_TEXTS.large))
    await expect(refuseLargePicture(png(MOST_PIXELS, 2))).rejects.toThrow(Unshown)
  })

  it('that is not too large, or does not say how large it is, is left to the browser', async () => {
    await refuseLargePicture(png(MOST_PIXELS, 1))
    await refuseLargePicture({ arrayBuffer: async () => new ArrayBuffer(0) } as Blob)
  })

  it.each([
    [new Unshown(PICTURE_TEXTS.large), PICTURE_TEXTS.large],
    [new Error('damaged'), '文件无法显示，可能已损坏或设有密码，请下载后查看。'],
  ])('says why it is not shown', (error, text) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Failing = (): never => {
      throw error
    }
    render(
      <ViewBoundary>
        <Failing />
      </ViewBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toBe(text)
    told.mockRestore()
  })
})
