import { holdersOf } from '../../people/identity/officers'
import type { JobLog } from '../../platform/jobs/job'
import { faultsOfRing, latestRing, peopleWithSet, ringBudget } from '../../platform/rollout/rings'
import type { Services } from '../../platform/services'
import { sendMessage } from '../../post/messages/send'
import { endBack, lockedRing, type Spent } from './change'

const SYSTEM_OFFICER = 'R91'

/**
 * Takes the open ring back where more of its people have met a fault of one part than its budget allows, and tells the
 * log and the system's officers. The database counts, so that all servers count together and one of them acts.
 */
export async function judgeRing(services: Services, log: JobLog): Promise<void> {
  if ((await latestRing(services.db))?.state !== 'open') return
  await services.db.transaction().execute(async db => {
    const ring = await lockedRing(db)
    if (ring?.state !== 'open') return
    const people = await peopleWithSet(db, ring.set)
    const [worst] = await faultsOfRing(db, ring.id)
    if (!worst || worst.faulty <= ringBudget(people)) return
    const at = services.now()
    await endBack(db, ring, at, worst)
    await sendMessage(db, {
      personIds: await holdersOf(db, SYSTEM_OFFICER),
      type: 'systemAlarm',
      text: textOf(ring.set, worst, people),
      at,
    })
    log.error(
      { ring: ring.id, set: ring.set, people, ...worst },
      'the budget of a ring is spent: it went back by itself',
    )
  })
}

const textOf = (set: string, { remote, version, faulty }: Spent, people: number) =>
  `门户组合 ${set} 已自动停止试行：${remote} ${version} 在试行的${people}人中有${faulty}人遇到故障，超出允许的人数。` +
  '相关人员刷新页面后恢复使用当前组合，详情见「门户组成」的「试行」页签。'
