import { z } from 'zod'
import { nothing } from './fields'
import { call, named } from './form'
import { isHallNotice, LONGEST_HALL_NOTICE, HALL_NOTICE_TEXTS as TEXTS } from './rules/hall-notice'
import { unclassified } from './written'

/** How often it was written; 0 where it never was. */
const version = z.int({ error: '请刷新后重试' }).min(0)

/** 大厅公告 of the caller's organisation: what its hall tells the public, line by line; empty where there is none. */
export const hallNotice = call('POST', 'api/hallNotices/read', {
  background: true,
  json: {},
  answer: z.object({ text: named('ggnr', z.string()), version }),
})

/** Writes it anew, of the version that was read; an empty one is shown no more. */
export const saveHallNotice = call('POST', 'api/hallNotices/save', {
  writes: true,
  json: {
    text: named('ggnr', unclassified(TEXTS.wrong, LONGEST_HALL_NOTICE, TEXTS.wrong).refine(isHallNotice, TEXTS.wrong)),
    version,
  },
  answer: nothing,
})
