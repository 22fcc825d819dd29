import { PICTURE_TEXTS } from '@portal/shared-lib/contract/rules/pictures'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ViewBoundary } from './file-view'
import { PictureView } from './picture-view'

/** A BMP that says how large it is; jsdom reads no files. */
function bmp(width: number, height: number): Blob {
  const bytes = new Uint8Array(54)
  bytes.set([0x42, 0x4d])
  const header = new DataView(bytes.buffer)
  header.setUint32(14, 40, true)
  header.setInt32(18, width, true)
  header.setInt32(22, height, true)
  return Object.assign(new Blob(), { arrayBuffer: async () => bytes.buffer })
}

describe('A picture in the preview', () => {
  const revoked: string[] = []
  let made = 0
  beforeAll(() => {
    Object.assign(URL, {
      createObjectURL: () => `blob:${++made}`,
      revokeObjectURL: (address: string) => void revoked.push(address),
    })
  })

  const show = async () => {
    const page = render(<PictureView content={bmp(800, 600)} name="现场.bmp" />)
    return { ...page, picture: await screen.findByRole('img', { name: '现场.bmp' }) }
  }
  const press = async (name: string, times = 1) => {
    for (let time = 0; time < times; time++) await userEvent.click(screen.getByRole('button', { name }))
  }

  it('is made larger and smaller by quarters, within limits', async () => {
    const { picture } = await show()
    expect(screen.getByRole('status')).toHaveTextContent('100%')
    await press('放大')
    expect(screen.getByRole('status')).toHaveTextContent('125%')
    expect(picture).toHaveStyle({ width: '125%' })
    await press('缩小', 5)
    expect(screen.getByRole('status')).toHaveTextContent('25%')
    await press('放大', 20)
    expect(screen.getByRole('status')).toHaveTextContent('500%')
  })

  it('is turned, and after four times lies as before', async () => {
    const { picture } = await show()
    await press('旋转')
    expect(picture.style.rotate).toBe('90deg')
    await press('旋转', 3)
    expect(picture.style.rotate).toBe('0deg')
  })

  it('gives its memory back when it is shown no more', async () => {
    const { picture, unmount } = await show()
    const address = picture.getAttribute('src')
    unmount()
    await waitFor(() => expect(revoked).toContain(address))
  })

  describe('is not shown', () => {
    let told: jest.SpyInstance
    beforeEach(() => {
      told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    })
    afterEach(() => told.mockRestore())
    const bounded = (content: Blob) =>
      render(
        <ViewBoundary>
          <PictureView content={content} name="现场.bmp" />
        </ViewBoundary>,
      )

    it('where it is too large to be decoded, and says so', async () => {
      bounded(bmp(20_000, 20_000))
      expect(await screen.findByRole('alert')).toHaveTextContent(PICTURE_TEXTS.large)
      expect(screen.queryByRole('img')).not.toBeInTheDocument()
    })

    it('where the browser cannot decode it', async () => {
      bounded(bmp(800, 600))
      fireEvent.error(await screen.findByRole('img'))
      expect(await screen.findByRole('alert')).toHaveTextContent('文件无法显示，可能已损坏或设有密码')
    })
  })
})
