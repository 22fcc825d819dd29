import { z } from 'zod'
import { fieldsOfAction } from './action-schema'
import { dateTime } from './fields'
import { call, named } from './form'
import { checkOn, Registered, registered } from './registration'
import { ACTIONS } from './rules/actions/index'
import type { PetitionFacts } from './rules/petition-facts'

const itemId = named('dblxid', z.string().trim().min(1))
const REASON = '请填写不少于10个字的理由'

/** Online petitions that wait to be registered in the caller's department, those due first first. */
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
      /** Empty: nobody has taken it. */
      claimedBy: named('blr', z.string()),
      /** Whether the caller has taken it. */
      isOwn: named('sfbr', z.boolean()),
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
    /** What a leader was told of it last, and has said; null where none was told. */
    escalated: named(
      'cbxx',
      z
        .object({
          state: named('cbzt', z.enum(['pending', 'approved', 'returned', 'withdrawn'])),
          summary: named('cbzy', z.string()),
          /** Empty while nobody has. */
          answeredBy: named('psr', z.string()),
          opinion: named('psyj', z.string()),
        })
        .nullable(),
    ),
  }),
})

/** 网信登记: the petitioner's own text stays as it came. */
export const registerOnline = call('POST', 'api/petitions/registerOnline', {
  writes: true,
  json: { ...registered, itemId },
  check: checkOn('online'),
  answer: Registered,
})

/** Others that wait and have the same text as one, or are by the same petitioner: both, then one of them. */
export const sameOnline = call('POST', 'api/petitions/sameOnline', {
  json: { itemId },
  answer: z.array(
    z.object({
      itemId,
      petitioner: named('xfr', z.string()),
      submittedAt: named('tjsj', dateTime),
      sourceNo: named('lyh', z.string()),
      title: named('bt', z.string()),
      sameText: named('xtnr', z.boolean()),
      samePerson: named('xtxfr', z.boolean()),
    }),
  ),
})

const MOST_AT_ONCE = 50
const NONE = '请选择要一并登记或归并的来件'
const TOO_MANY = `一次最多处理${MOST_AT_ONCE}件来件`

const others = z.array(z.string().trim().min(1)).max(MOST_AT_ONCE, TOO_MANY).default([])

interface SameArgs extends Omit<PetitionFacts, 'form'> {
  readonly itemId: string
  readonly otherIds: readonly string[]
  readonly mergedIds: readonly string[]
}

function checkSame(
  { itemId, otherIds, mergedIds, ...petition }: SameArgs,
  problem: (text: string, field?: string) => void,
) {
  const all = [itemId, ...otherIds, ...mergedIds]
  if (all.length === 1) problem(NONE, 'otherIds')
  if (all.length > MOST_AT_ONCE + 1) problem(TOO_MANY, 'otherIds')
  if (new Set(all).size < all.length) problem('同一来件不能既一并登记又归并', 'mergedIds')
  checkOn('online')(petition, problem)
}

/**
 * 批量登记, 批量归并: one online petition, and others as the same matter, each with its own petitioner and its own number;
 * those that are merged go on with the first. Each of the others as if it were alone: what one is refused leaves the
 * rest as they are.
 */
export const registerSameOnline = call('POST', 'api/petitions/registerSameOnline', {
  writes: true,
  slow: true,
  json: {
    ...registered,
    itemId,
    /** With the same text. */
    otherIds: named('bhList', others),
    /** With the same text, or by the same petitioner. */
    mergedIds: named('gbList', others),
  },
  check: checkSame,
  answer: Registered.extend({
    others: named(
      'bhjg',
      z.array(
        z.object({
          itemId,
          petitioner: named('xfr', z.string()),
          /** Empty where it was refused. */
          petitionNo: named('xfjbh', z.string()),
          /** Empty where it is handled by itself. */
          mergedInto: named('zjbh', z.string()),
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

/** 呈报领导, of what waits to be registered: it goes on waiting, and the leader reads it as it came. */
export const escalateOnline = call('POST', 'api/petitions/escalateOnline', {
  writes: true,
  json: { itemId, ...fieldsOfAction(ACTIONS.escalate) },
  answer: z.null(),
})
