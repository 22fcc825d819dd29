import { readSaved, useDesktop } from '@portal/shared-lib'
import { navigate } from '@portal/shared-lib/router'
import { useEffect, useId, useRef } from 'react'
import { waysOut } from '../guard/ways-out'
import { signOutNow } from '../session/sign-out'
import styles from './pages.module.css'

/** Insufficient access: a picture, and the ways that are open from here. The first of them has the focus. */
export function NoAuthority() {
  const title = useId()
  const ways = useRef<HTMLDivElement>(null)
  const desktop = useDesktop()
  const { home, before } = desktop ? waysOut(desktop, readSaved('homeUrl')) : {}
  useEffect(() => ways.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="权限不足" className={styles.picture}>
        <path d="M60 10 104 26v30c0 28-18 46-44 54C34 102 16 84 16 56V26Z" />
        <path d="M44 58V46a16 16 0 0 1 32 0v12M40 58h40v28H40z" />
      </svg>
      <h1 id={title}>您没有访问权限</h1>
      <p>当前账号未被授予此页面的权限，请联系本单位的系统管理员。</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div ref={ways} role="group" aria-labelledby={title} className={styles.ways}>
        {home && (
          <button type="button" className={styles.main} onClick={() => navigate(home, { replace: true })}>
            返回首页
          </button>
        )}
        {before && (
          <button type="button" className={styles.link} onClick={() => navigate(before, { replace: true })}>
            返回上一页
          </button>
        )}
        <button type="button" className={styles.link} onClick={() => void signOutNow()}>
          退出登录
        </button>
      </div>
    </div>
  )
}
