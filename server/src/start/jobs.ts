import { z } from 'zod'
import { openRightsReviews } from '../administration/rights-reviews/open'
import { judgeRing } from '../administration/rings/judge'
import { gatherTopics } from '../figures/decision/gather-topics'
import { forgetFactChanges } from '../figures/kept/forget-changes'
import { writeOldFacts } from '../figures/kept/write-old'
import { sendDueTables } from '../figures/saved/send-due'
import { indexOldTexts } from '../intake/duplicates/text-index'
import { RECOGNITION_JOBS } from '../intake/recognition/queue'
import { forgetPetitionDrafts } from '../intake/registration/drafts'
import { forgetSelfEntries } from '../intake/registration/self-entries/take'
import { DELIVERY } from '../official-documents/deliver'
import { urgeUnsigned } from '../official-documents/warn'
import { forgetChallenges } from '../people/identity/certificates/challenges'
import { forgetSessions } from '../people/identity/forget-sessions'
import { forgetQrSignIns } from '../people/identity/qr/forget'
import { forgetSignIns } from '../people/identity/sign-in/forget'
import { forgetSignOn } from '../people/identity/sign-on/attempts'
import { alarmOfAccess } from '../petitions/access/access-alarm'
import { keepThresholds, RESTAMP } from '../petitions/clocks/lamps/restamp'
import { sealOldPersons } from '../petitions/record/seal-old'
import { remindOfToday } from '../petitions/todos/reminders'
import { suggestForIdle } from '../petitions/urging/suggestions/no-progress'
import { warnOfLimits } from '../petitions/urging/warn'
import { warnOfMissingYears } from '../petitions/urging/warnings/missing-years'
import { tellOfOverdue } from '../petitions/urging/warnings/overdue-digest'
import { auditRefused } from '../platform/audit/refused-calls'
import { sealAudit } from '../platform/audit/seal'
import { sweepFiles } from '../platform/files/sweep'
import { forgetAnswers } from '../platform/http/forget-answers'
import { forgetCounts } from '../platform/http/limits/write-counts'
import { defineJob, type Job, type JobLog } from '../platform/jobs/job'
import { buryOrphans } from '../platform/jobs/orphans'
import type { Services } from '../platform/services'
import { remindOwners } from '../post/knowledge/managing/remind'
import { forgetDrafts } from '../post/mail/draft'
import { indexOldMails } from '../post/mail/search-index'
import { moveToHistory } from '../post/messages/move'
import { tellOfDueNotices } from '../post/notices/tell-readers'
import { warnOfRecommendations } from '../recommendations/warn'
import { forgetVisits } from '../screens/case-page/visits'
import { forgetExports } from '../screens/exports/forget'
import { EXPORT } from '../screens/exports/run'
import { endOldMeetings } from '../screens/meetings/end-old'
import { countHotWords } from '../screens/search/hot-words'
import { lapseEvaluations } from '../workflow/closing/lapse-evaluations'
import { selectClosed } from '../workflow/closing/select-closed'
import { keepJournal } from './backup/keep-journal'
import { NIGHTLY_ARCHIVE, NIGHTLY_BACKUP } from './backup/nightly'
import { journalStanding } from './backup/standing'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

type Sweep = (services: Services, log: JobLog) => Promise<void>
type Pace = Pick<Job, 'everySeconds' | 'attempts' | 'limitSeconds'>

/** For rows that have had their time, for what is due on a day, and for what an earlier version left undone. */
const HOURLY: Pace = { everySeconds: HOUR_S, attempts: 3, limitSeconds: HOUR_S / 2 }
/** What texts are about changes slowly, and takes a while to reckon. */
const DAILY_PARTS: Pace = { everySeconds: 6 * HOUR_S, attempts: 3, limitSeconds: HOUR_S / 2 }
/** So long a row of the audit is without its seal, and a scheduled notice or the work of a day may be late. */
const OFTEN: Pace = { everySeconds: 10, attempts: 2, limitSeconds: 10 * MINUTE_S }

const sweep = (pace: Pace, work: Sweep, title: string, more: Pick<Job, 'standing'> = {}): Job =>
  defineJob({
    ...pace,
    ...more,
    name: work.name,
    title,
    lane: 'short',
    args: z.object({}),
    pauseSeconds: 30,
    run: ({ services, log }) => work(services, log),
  })

/** What each day brings, in this order: a later one reads what an earlier one writes. */
const OF_A_DAY: readonly Sweep[] = [
  keepThresholds,
  // Whoever is told today for the first time that a limit is overdue is not told again of it today.
  ...[tellOfOverdue, warnOfLimits, warnOfRecommendations, urgeUnsigned, suggestForIdle, remindOfToday, remindOwners],
  ...[warnOfMissingYears, selectClosed],
]

/** One that fails does not keep the others from their work. */
async function workOfTheDay(services: Services, log: JobLog): Promise<void> {
  const failures: unknown[] = []
  for (const work of OF_A_DAY) await work(services, log).catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** In the queue like the rest, so that one server at a time does it. */
const seeOffDead: Sweep = (services, log) => buryOrphans(services, JOBS, log)

/** All that is done in the background. */
export const JOBS: readonly Job[] = [
  sweep(HOURLY, forgetAnswers, '清理已过期的请求结果'),
  sweep(HOURLY, forgetSessions, '清理已过期的登录会话'),
  sweep(HOURLY, forgetSignIns, '清理登录失败记录'),
  sweep(HOURLY, forgetChallenges, '清理已过期的证书验证码'),
  sweep(HOURLY, forgetQrSignIns, '清理已过期的扫码登录'),
  sweep(HOURLY, forgetSignOn, '清理已过期的统一身份认证'),
  sweep(HOURLY, forgetDrafts, '清理已过期的邮件草稿'),
  sweep(HOURLY, indexOldMails, '补建邮件检索'),
  sweep(HOURLY, indexOldTexts, '补建信访件检索'),
  sweep(HOURLY, writeOldFacts, '补写早期信访件的统计数据'),
  sweep(HOURLY, sealOldPersons, '加密早期登记的个人信息'),
  sweep(HOURLY, forgetPetitionDrafts, '清理已过期的登记草稿'),
  sweep(HOURLY, forgetSelfEntries, '清理已过期的自助登记'),
  sweep(HOURLY, endOldMeetings, '结束超时的视频会议'),
  sweep(HOURLY, moveToHistory, '消息转入历史'),
  sweep(HOURLY, forgetExports, '清理已过期的导出任务'),
  sweep(HOURLY, forgetVisits, '清理早前的查看时间'),
  sweep(HOURLY, countHotWords, '统计热门搜索'),
  sweep(HOURLY, sweepFiles, '清理未使用的文件'),
  sweep(HOURLY, lapseEvaluations, '处理逾期未评价'),
  sweep(HOURLY, openRightsReviews, '生成季度权限复核'),
  sweep(HOURLY, forgetFactChanges, '清理已过期的统计变更'),
  sweep(HOURLY, sendDueTables, '发送定时报表'),
  sweep(DAILY_PARTS, gatherTopics, '归纳信访内容主题'),
  sweep(OFTEN, auditRefused, '记录被拒绝的访问'),
  sweep(OFTEN, alarmOfAccess, '异常访问告警'),
  sweep(OFTEN, sealAudit, '审计日志封存'),
  sweep(OFTEN, judgeRing, '门户组合试行检查'),
  sweep(OFTEN, tellOfDueNotices, '发布定时公告'),
  sweep(OFTEN, workOfTheDay, '每日预警、催办和提醒'),
  sweep(OFTEN, forgetCounts, '清理访问计数'),
  sweep(OFTEN, seeOffDead, '处理中断的任务'),
  sweep(OFTEN, keepJournal, '数据库日志归档', { standing: journalStanding }),
  RESTAMP,
  EXPORT,
  NIGHTLY_ARCHIVE,
  NIGHTLY_BACKUP,
  DELIVERY,
  ...RECOGNITION_JOBS,
]
