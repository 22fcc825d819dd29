import { Component, type ReactNode } from 'react'
import styles from './preview.module.css'
import { Unshown } from './refuse-large'

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
