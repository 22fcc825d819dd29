import { missingYears, missingYearsText } from '../../../platform/calendar/missing-years'
import { readCalendar } from '../../../platform/calendar/read-calendar'
import { onceADay } from '../../../platform/jobs/once-a-day'
import type { Services } from '../../../platform/services'

/** Tells in the log every day that holidays are not known which should be. */
export const warnOfMissingYears = (services: Services, log: { warn(text: string): void }): Promise<void> =>
  onceADay(services, 'calendar', async () => {
    const missing = missingYears(await readCalendar(services.db), services.now())
    if (missing.length) log.warn(missingYearsText(missing))
  })
