import { composition } from '@portal/shared-lib'
import styles from './portal.module.css'

/** Says that this is a test version, on the province's test ports and origins. */
export function TestBanner() {
  const { testPorts, testOrigins } = composition().province
  const isTest = testPorts.includes(window.location.port) || testOrigins.includes(window.location.origin)
  return isTest ? <p className={styles.testBanner}>当前为测试版本，请勿录入真实信访数据</p> : null
}
