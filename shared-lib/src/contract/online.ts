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
