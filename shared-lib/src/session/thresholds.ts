import { remoteApi } from '../api/remote-api'
import { warningDays } from '../contract/calls/counters'
import { useDesktop } from './can'

/** Days left at which limits are warned of where the user works, and at what level that is. */
export interface Thresholds {
  /** Of petition departments (信访部门). */
  readonly department: number
  /** Of responsible units (责任单位). */
  readonly unit: number
  /** Above so many a limit is safe (安全). */
  readonly safe: number
  /** Before the end of an evaluation (满意度). */
  readonly evaluation: number
  /** DM_ZSJB: of the user's organisation; empty where the server does not say. */
  readonly subLevelCode: string
}

const { useThresholdsQuery } = remoteApi('shared-lib', 'thresholds', build => ({
  thresholds: build.query<Omit<Thresholds, 'subLevelCode'>, void>({
    query: () => ({ call: warningDays, args: {} }),
    transformResponse: daysOf,
    // Asked once: they are set for weeks, and every list may explain its lamps.
    keepUnusedDataFor: Number.POSITIVE_INFINITY,
  }),
}))

/** The thresholds of the user's region, kept until the session ends; undefined until they are known. */
export function useThresholds(): Thresholds | undefined {
  const { data } = useThresholdsQuery()
  const subLevelCode = useDesktop()?.subLevelCode ?? ''
  return data && { ...data, subLevelCode }
}

/** In the order of the rows, by which other servers tell them. */
function daysOf(answer: unknown): Omit<Thresholds, 'subLevelCode'> {
  const [department = 0, unit = 0, safe = 0, evaluation = 0] = (answer as readonly { days: number }[]).map(
    ({ days }) => days,
  )
  return { department, unit, safe, evaluation }
}
