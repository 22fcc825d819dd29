import { Blob as ReadableBlob } from 'node:buffer'
import { onNotice, StoreProvider } from '@portal/shared-lib'
import { download, preview } from '@portal/shared-lib/contract/files'
import { addressOf, portalHistory } from '@portal/shared-lib/router'
import { FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { render } from '@testing-library/react'
import PreviewPage from '../preview-page'

export interface Stored {
  readonly name: string
  /** What comes of it; `lost` where the line breaks, `used` where its link was used before. */
  readonly content: BodyInit | 'lost' | 'used'
  /** Bytes; of the content where it is not said. */
  readonly size?: number
}

/** Files by their ids, in the place of the server; the page of one of them is opened, the first without another. */
export function openPreview(
  files: Readonly<Record<string, Stored>>,
  { id = Object.keys(files)[0] ?? '', among = Object.keys(files) } = {},
) {
  const contents: string[] = []
  const server = fakeServer([
    fake(preview, ({ args: { fileId } }) => {
      const file = files[fileId]
      if (!file) throw new FakeRefusal('notFound', { what: '附件' })
      return { path: `content/${fileId}`, name: file.name, size: file.size ?? sizeOf(file.content) }
    }),
    fake(download, ({ args: { fileId } }) => {
      if (!files[fileId]) throw new FakeRefusal('fileMissing')
      return { path: `download/${fileId}` }
    }),
  ])
  const askServer = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const [, fetched] = /^\/tjfx\/content\/(.+)$/.exec(String(input)) ?? []
    if (fetched === undefined) return await askServer(input, init)
    contents.push(fetched)
    const { content } = files[fetched] ?? { content: 'used' }
    if (content === 'lost') throw new TypeError('Failed to fetch')
    return content === 'used' ? new Response(null, { status: 404 }) : new Response(content)
  }
  const said: string[] = []
  const stopHearing = onNotice(({ text }) => said.push(text))
  portalHistory.replace(addressOf(`/preview?id=${id}&among=${among.join()}`))
  const page = render(
    <StoreProvider>
      <PreviewPage />
    </StoreProvider>,
  )
  return {
    said,
    /** Ids of the files whose content was fetched, in their order. */
    contents,
    /** Ids of the files that were asked for, in their order. */
    opened: () => server.arrived.filter(({ path }) => path === preview.path).map(({ args }) => args),
    close: () => {
      page.unmount()
      stopHearing()
      server.stop()
    },
  }
}

const sizeOf = (content: BodyInit): number =>
  typeof content === 'string' ? content.length : content instanceof Uint8Array ? content.byteLength : 0

/** Contents can be read, as in browsers; jsdom reads none. */
export function useReadableContents() {
  const { Blob: unreadable } = globalThis
  beforeAll(() => void Reflect.set(globalThis, 'Blob', ReadableBlob))
  afterAll(() => void Reflect.set(globalThis, 'Blob', unreadable))
}
