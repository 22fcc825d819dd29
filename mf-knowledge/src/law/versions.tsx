import { WhileLoading } from '@portal/shared-lib'
import { Link } from '@portal/shared-lib/router'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { useId, useState } from 'react'
import type { Version } from './api'
import styles from './law.module.css'

interface VersionsProps {
  /** Of the version that is shown. */
  readonly id: string
  readonly versions: readonly Version[]
  /** The day that the address asks for; empty where it asks for none. */
  readonly on: string
}

/** All versions with their days, and which was in force on a day. */
export function Versions({ id, versions, on }: VersionsProps) {
  const [day, choose] = useState(isDay(on) ? on : '')
  const dayId = useId()
  if (versions.length < 2 && !day) return null
  return (
    <section aria-label="历次版本" className={styles.versions}>
      <strong>历次版本</strong>
      <ul>
        {versions.map(version => (
          <li key={version.id} aria-current={version.id === id ? 'true' : undefined}>
            <Link to={addressOf(version)}>{spanOf(version)}</Link> {version.docNo} {version.status}
            {version.id === id && '（当前显示）'}
          </li>
        ))}
      </ul>
      <div className={styles.onDay}>
        <label htmlFor={dayId}>查看某日适用的版本</label>
        <span className={styles.day}>
          <WhileLoading fallback={null}>
            <DayPicker id={dayId} value={day} onChange={chosen => choose(chosen ?? '')} />
          </WhileLoading>
        </span>
        {day && <InForce version={inForceOn(versions, day)} id={id} />}
      </div>
    </section>
  )
}

function InForce({ version, id }: { readonly version: Version | undefined; readonly id: string }) {
  if (!version) return <span role="status">该日尚无施行的版本</span>
  if (version.id === id) return <span role="status">该日适用的就是当前显示的版本</span>
  return (
    <span role="status">
      该日适用 <Link to={addressOf(version)}>{spanOf(version)}</Link> 的版本
    </span>
  )
}

const addressOf = ({ id }: Version): string => `/lawsKnowledge/lawsDetail?${new URLSearchParams({ id })}`

const spanOf = ({ from, until }: Version): string => `${from ?? '施行日期不详'} 至 ${until ?? '今'}`

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text)

/** Days compare as they are written. What was repealed without a next version has no last day that is known. */
export const inForceOn = (versions: readonly Version[], day: string): Version | undefined =>
  versions.find(
    ({ from, until, status }) =>
      isDay(day) && from !== null && from <= day && (until === null ? status !== '已废止' : day <= until),
  )
