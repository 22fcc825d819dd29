import { readNotice } from '../notice-file'
import { workCalendar } from '../work-calendar'
import { NOTICE_FILES } from './notices'

/** The calendar of 2025 and 2026, as the notices have it. */
export const CALENDAR = workCalendar(
  NOTICE_FILES.flatMap(file => readNotice(file).days),
  [2025, 2026],
)
