import { formatSize, onDemand, WhileLoading } from '@portal/shared-lib'
import type { ComponentType } from 'react'
import { type Kind, kindOf } from './kinds'
import { Film, Sound } from './media-view'
import { PictureView } from './picture-view'
import styles from './preview.module.css'
import { TextView } from './text-view'
import type { OpenedFile } from './use-opened-file'
import { ViewBoundary } from './view-boundary'

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
