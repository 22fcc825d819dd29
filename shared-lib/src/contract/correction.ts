import { z } from 'zod'
import { officeText, petitionNo } from './action'
import { dateTime } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { inspection, reception, registered } from './registration'
import { FORM_NAMES } from './rules/petition-forms'

const form = named('djbd', z.enum(FORM_NAMES))
const values = { ...registered, inspection, reception }

/** As many as an office attaches to one petition. */
const MOST_FILES = 200

/** 修改: what is registered otherwise. Files are added, or taken back. */
export const corrected = {
  ...values,
  form,
  reason: named('gzyy', officeText('更正原因', { min: 2, max: 500 })),
  /** Of those that `registeredForm` says may be. */
  withdrawnFileIds: named('chfjList', z.array(z.uuid()).max(MOST_FILES).default([])),
}

/** What was registered, for whoever may correct it now: refused with the reason where the caller may not. */
export const registeredForm = call('POST', 'api/petitions/registeredForm', {
  json: { petitionNo, todoId: named('dbid', z.string().trim().max(20).default('')) },
  answer: z.object({
    petitionNo: named('xfjbh', z.string()),
    version: z.int(),
    /** The page on which it was registered. */
    form,
    /** It came from another system, under a number of that system. */
    isImported: named('sfdr', z.boolean()),
    queryCode: named('cxm', z.string()),
    dueAt: dateTime.nullable(),
    repeatFlag: named('cfbz', z.enum(['0', '1', '2', '9'])),
    /** What it has attached; what had come before it was registered stays. */
    files: named('fjList', z.array(Attachment.extend({ mayWithdraw: named('kchbz', z.boolean()) }))),
    values: named('data', z.object(values)),
  }),
})
