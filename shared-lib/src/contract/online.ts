import { z } from 'zod'
import { dateTime } from './fields'
import { call, named } from './form'
import { checkOn, Registered, registered } from './registration'

const itemId = named('dblxid', z.string().trim().min(1))
const REASON = '请填写不少于10个字的理由'

/** Online petitions that the caller may register, those that came first first. */
export const onlineItems = call('POST', 'api/petitions/onlineItems', {
  json: {},
  answer: z.array(
    z.object({
      itemId,
      todoId: named('dbid', z.string()),
      channelName: named('xfxs', z.string()),
      petitioner: named('xfr', z.string()),
      title: named('bt', z.string()),
      submittedAt: named('tjsj', dateTime),
      dueAt: dateTime.nullable(),
      sourceNo: named('lyh', z.string()),
      /** Whether something was asked of the petitioner. */
      supplementing: named('dbz', z.boolean()),
    }),
  ),
})

/** An online petition as it came. */
export const onlineItem = call('POST', 'api/petitions/onlineItem', {
  json: { itemId },
  answer: z.object({
    itemId,
    channel: named('xfxsdm', z.string()),
    sourceNo: named('lyh', z.string()),
    submittedAt: named('tjsj', dateTime),
    title: named('bt', z.string()),
    originalText: named('tsnr', z.string()),
    petitioner: named('xfr', z.string()),
    idCard: named('zjhm', z.string()),
    mobile: named('sjh', z.string()),
    address: named('zz', z.string()),
  }),
})

/** 网信登记: the petitioner's own text stays as it came. */
export const registerOnline = call('POST', 'api/petitions/registerOnline', {
  writes: true,
  json: { ...registered, itemId },
  check: checkOn('online'),
  answer: Registered,
})

/** Others that wait and have the same text as one: what several people, or one of them several times, posted. */
export const sameOnline = call('POST', 'api/petitions/sameOnline', {
  json: { itemId },
  answer: z.array(
    z.object({
      itemId,
      petitioner: named('xfr', z.string()),
      submittedAt: named('tjsj', dateTime),
      sourceNo: named('lyh', z.string()),
    }),
  ),
})

const MOST_AT_ONCE = 50

/**
 * 批量登记: one online petition, and others with the same text, each with its own petitioner and its own number, as the
 * same matter. Each of the others as if it were alone: what one is refused leaves the rest as they are.
 */
export const registerSameOnline = call('POST', 'api/petitions/registerSameOnline', {
  writes: true,
  slow: true,
  json: {
    ...registered,
    itemId,
    otherIds: named(
      'bhList',
      z
        .array(z.string().trim().min(1))
        .min(1, '请选择要一并登记的来件')
        .max(MOST_AT_ONCE, `一次最多一并登记${MOST_AT_ONCE}件`),
    ),
  },
  check: checkOn('online'),
  answer: Registered.extend({
    others: named(
      'bhjg',
      z.array(
        z.object({
          itemId,
          petitioner: named('xfr', z.string()),
          /** Empty where it was refused. */
          petitionNo: named('xfjbh', z.string()),
          /** Why it was refused; empty otherwise. */
          reason: named('wt', z.string()),
        }),
      ),
    ),
  }),
})

/** 网信无效或补正: invalid, or something is asked of the petitioner first. */
export const rejectOnline = call('POST', 'api/petitions/rejectOnline', {
  writes: true,
  json: {
    itemId,
    decision: named('cljg', z.enum(['invalid', 'supplement'], { error: '请选择无效或退回补正' })),
    reason: named('tbly', z.string({ error: REASON }).trim().min(10, REASON).max(500)),
  },
  answer: z.object({ stateName: z.string() }),
})
