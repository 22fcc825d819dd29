import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { addPiece, beginUpload, cancelUpload, finishUpload, stage, uploadState } from '../contract/files'
import { PIECE_BYTES } from '../contract/rules/attachment'
import { onNotice } from '../sdk/notify'
import { type Arrived, FakeRefusal, fake, fakeServer } from '../testing'
import Uploads from './uploads'
import { useUploads } from './use-uploads'

const SIZE = PIECE_BYTES * 2 + 10

function Form(taken: { readonly most?: number; readonly others?: number }) {
  const { files, add, remove, fileIds } = useUploads()
  return (
    <>
      <Uploads files={files} onAdd={add} onRemove={remove} {...taken} />
      <output aria-label="ids">{fileIds.join()}</output>
    </>
  )
}

/** A server that keeps pieces, behind a network that can be cut. */
function uploadServer() {
  const kept = new Map<string, number>()
  const network = { away: false, cutAt: Number.POSITIVE_INFINITY }
  const progress = (id: string) => {
    const received = kept.get(id)
    if (received === undefined) throw new FakeRefusal('notFound', { what: '上传任务' })
    return { id, received }
  }
  const server = fakeServer([
    fake(stage, () => 'staged'),
    fake(beginUpload, () => {
      kept.set(`u${kept.size}`, 0)
      return progress(`u${kept.size - 1}`)
    }),
    fake(addPiece, ({ args }) => {
      const { id, offset, file } = args as typeof args & { file: File }
      if (offset >= network.cutAt) Object.assign(network, { away: true, cutAt: Number.POSITIVE_INFINITY })
      if (network.away) throw new TypeError('Failed to fetch')
      kept.set(id, Math.max(progress(id).received, offset + file.size))
      return progress(id)
    }),
    fake(uploadState, ({ args: { id } }: Arrived<{ id: string }>) => progress(id)),
    fake(finishUpload, ({ args: { id } }) => `file-${id}`),
    fake(cancelUpload, ({ args: { id } }) => {
      kept.delete(id)
      return null
    }),
  ])
  const pathsOf = () => server.arrived.map(({ path }) => path.split('/').at(-1))
  return { ...server, kept, network, pathsOf }
}

/** jsdom has no such method. */
Blob.prototype.arrayBuffer ??= function read(this: Blob) {
  return new Promise<ArrayBuffer>(resolve => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}

describe('Attachments', () => {
  let server: ReturnType<typeof uploadServer>
  const told: string[] = []
  let stopListening: () => void

  beforeEach(() => {
    server = uploadServer()
    told.length = 0
    stopListening = onNotice(({ text }) => told.push(text))
    sessionStorage.clear()
  })

  afterEach(() => {
    stopListening()
    server.stop()
  })

  const fileOf = (size = SIZE, name = '录像.mp4') => new File(['x'.repeat(size)], name, { lastModified: 1 })
  /** One byte more than 100 MB, by what it says of itself. */
  const tooLarge = () => Object.defineProperty(fileOf(1), 'size', { value: 104_857_601 })
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText('选择文件'), files, { applyAccept: false })
  const uploaded = () => screen.findByText('已上传')
  const comeBack = () =>
    act(async () => {
      server.network.away = false
      window.dispatchEvent(new Event('online'))
    })

  it('of one piece travel as a whole', async () => {
    render(<Form />)
    await choose(fileOf(3, 'a.txt'))
    await uploaded()
    expect(server.pathsOf()).toEqual(['saveToRedis'])
    expect(screen.getByLabelText('ids')).toHaveTextContent('staged')
    expect(told).toEqual(['附件文件上传成功'])
  })

  it('that are larger travel in pieces', async () => {
    render(<Form />)
    await choose(fileOf())
    await uploaded()
    expect(server.pathsOf()).toEqual(['begin', 'piece', 'piece', 'piece', 'finish'])
    expect(new Set(server.arrived.map(({ requestId }) => requestId)).size).toBe(server.arrived.length)
    expect(screen.getByLabelText('ids')).toHaveTextContent('file-u0')
  })

  it('wait for the network where it is away, and go on by themselves', async () => {
    server.network.cutAt = PIECE_BYTES
    render(<Form />)
    await choose(fileOf())
    expect(await screen.findByText('网络已断开，恢复后自动继续')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: '录像.mp4上传进度' })).toHaveAttribute('value', '49')
    await comeBack()
    await uploaded()
    expect(server.pathsOf()).toEqual(['begin', 'piece', 'piece', 'piece', 'piece', 'finish'])
    expect(server.kept.get('u0')).toBe(SIZE)
  })

  it('go on after a reload when the same file is chosen again', async () => {
    server.network.cutAt = PIECE_BYTES
    const { unmount } = render(<Form />)
    await choose(fileOf())
    await screen.findByText('网络已断开，恢复后自动继续')
    unmount()
    server.network.away = false
    server.arrived.length = 0
    render(<Form />)
    await choose(fileOf())
    await uploaded()
    expect(server.pathsOf()).toEqual(['state', 'piece', 'piece', 'finish'])
  })

  it('begin anew where the server has forgotten them, or the file is another', async () => {
    server.network.cutAt = PIECE_BYTES
    const { unmount } = render(<Form />)
    await choose(fileOf())
    await screen.findByText('网络已断开，恢复后自动继续')
    unmount()
    server.network.away = false
    server.kept.clear()
    server.arrived.length = 0
    render(<Form />)
    await choose(fileOf())
    await uploaded()
    expect(server.pathsOf().slice(0, 2)).toEqual(['state', 'begin'])
  })

  it('that are taken away are cancelled at the server', async () => {
    server.network.cutAt = PIECE_BYTES
    render(<Form />)
    await choose(fileOf())
    await screen.findByText('网络已断开，恢复后自动继续')
    await userEvent.click(screen.getByRole('button', { name: '取消 录像.mp4' }))
    expect(screen.queryByText('录像.mp4')).not.toBeInTheDocument()
    await waitFor(() => expect(server.kept.size).toBe(0))
    expect(server.pathsOf().at(-1)).toBe('cancel')
  })

  it.each([
    [fileOf(1, '关于机密的.txt'), '文件存在敏感词，不允许上传！'],
    [fileOf(1, `${'长'.repeat(51)}.txt`), '文件名不能超过50个字符！'],
    [tooLarge(), '文件过大，请上传文件大小不超过100MB的文件！'],
    [fileOf(1, '程序.exe'), '不支持此类型的文件，请上传PDF、OFD、Office、WPS、图片、音频、视频、文本或ZIP文件'],
  ])('are refused before they travel', async (file, text) => {
    render(<Form />)
    await choose(file)
    expect(told).toEqual([text])
    expect(server.arrived).toEqual([])
  })

  it('are five at most', async () => {
    render(<Form />)
    await choose(...Array.from({ length: 6 }, (_, at) => fileOf(1, `${at}.txt`)))
    expect(told).toEqual(['当前限制选择 5 个文件'])
  })

  it('are five with those that the form has already, or as few as it takes', async () => {
    const { rerender } = render(<Form others={3} />)
    await choose(...['a', 'b', 'c'].map(name => fileOf(1, `${name}.txt`)))
    rerender(<Form most={1} others={1} />)
    await choose(fileOf(1, 'd.txt'))
    expect(told).toEqual(['当前限制选择 5 个文件', '当前限制选择 1 个文件'])
    expect(server.arrived).toEqual([])
  })

  it('may be pasted into the form', async () => {
    render(<Form />)
    const paste = Object.assign(new Event('paste', { bubbles: true }), {
      clipboardData: { files: Object.assign([fileOf(1, '截图.png')], { item: () => null }) },
    })
    act(() => void screen.getByLabelText('选择文件').dispatchEvent(paste))
    await uploaded()
  })
})
