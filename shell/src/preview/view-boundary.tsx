import { Component, type ReactNode } from 'react'
import styles from './preview.module.css'

/** Says that a file cannot be shown, where the view of its kind fails: it is damaged, or protected by a password. */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Unshowable /> : this.props.children
  }
}

function Unshowable() {
  return (
    <p role="alert" className={styles.message}>
      文件无法显示，可能已损坏或设有密码，请下载后查看。
    </p>
  )
}
