import { createPortal } from 'react-dom'
import { renewPortal } from '../faults/renewal'
import { createToastPlace } from '../toasts/toast-place'
import { currentTrial, endTrial } from './trial'
import styles from './trial.module.css'

let place: HTMLElement | undefined

/** Says, over everything and on every page, that another version of a remote runs here than was released. */
export function TrialBanner() {
  const trial = currentTrial()
  if (!trial) return null
  place ??= createToastPlace(styles.place ?? '', 'alert')
  const { remote, version, address } = trial
  const end = () => {
    endTrial()
    void renewPortal()
  }
  return (
    <>
      <div className={styles.space} />
      {createPortal(
        <p className={styles.banner}>
          <span>
            正在试用 <strong>{remote}</strong> {version}，来自 <strong>{new URL(address).origin}</strong>
            ，不是正式发布的版本，请勿录入真实信访数据。该版本新增的页面可凭权限打开，新增的菜单暂不显示。
          </span>
          <button type="button" onClick={end}>
            结束试用
          </button>
        </p>,
        place,
      )}
    </>
  )
}
