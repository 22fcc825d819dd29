import { formatSize, onDemand, WhileLoading } from '@portal/shared-lib'
import { Component, type ComponentType, type ReactNode } from 'react'
import { type Kind, kindOf } from './kinds'
import { PictureView } from './picture-view'
import styles from './preview.module.css'
import { Unshown } from './refuse-large'
import { useAddress } from './use-address'
import { useMade } from './use-made'
import type { OpenedFile } from './use-opened-file'

/** A text, in whichever of the two encodings of offices it is. */
function TextView({ content }: { content: Blob }) {
  const text = useMade(decode, content)
  return <pre className={styles.text}>{text}</pre>
}

async function decode(content: Blob): Promise<string> {
  const bytes = await content.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

interface MediaProps {
  readonly content: Blob
  readonly name: string
}

/** A recording, by the browser's own player. */
export function Sound({ content, name }: MediaProps) {
  // biome-ignore lint/a11y/useMediaCaption: recordings of the office have no captions
  return <audio className={styles.media} controls src={useAddress(content)} aria-label={name} />
}

export function Film({ content, name }: MediaProps) {
  // biome-ignore lint/a11y/useMediaCaption: recordings of the office have no captions
  return <video className={styles.media} controls src={useAddress(content)} aria-label={name} />
}

/** What shows each kind; those with a library of their own load it first. */
const VIEWS: Readonly<Record<Kind, ComponentType<{ content: Blob; name: string }>>> = {
  picture: PictureView,
  pdf: onDemand(() => import('./pdf/pdf-view')),
  document: onDemand(() => import('./document-view')),
  sheet: onDemand(() => import('./sheet-view')),
  text: TextView,
  sound: Sound,
  film: Film,
}

/** A file, or how far it has come, or why it is not shown. */
export function FileView({ file }: { file: OpenedFile | undefined }) {
  if (!file) return <Waiting text="加载中..." />
  const { name, size, received, content } = file
  const shown = kindOf(name, size)
  if (!shown.kind) return <p className={styles.message}>{shown.why}</p>
  const waiting = <Waiting text={`加载中... ${formatSize(received)} / ${formatSize(size)}`} />
  if (!content) return waiting
  const View = VIEWS[shown.kind]
  return (
    <ViewBoundary>
      <WhileLoading fallback={waiting}>
        <View content={content} name={name} />
      </WhileLoading>
    </ViewBoundary>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className={styles.message}>
      {text}
    </p>
  )
}

/** Says why a file is not shown, where the view of its kind fails: it is too large, damaged, or protected by a password. */
export class ViewBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean; readonly why: string }
> {
  override state = { failed: false, why: '' }

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, why: error instanceof Unshown ? error.message : DAMAGED }
  }

  override render() {
    return this.state.failed ? <Unshowable why={this.state.why} /> : this.props.children
  }
}

const DAMAGED = '文件无法显示，可能已损坏或设有密码，请下载后查看。'

function Unshowable({ why }: { readonly why: string }) {
  return (
    <p role="alert" className={styles.message}>
      {why}
    </p>
  )
}
