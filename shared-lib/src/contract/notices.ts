import { z } from 'zod'
import { dateTime, list, optionalText, page } from './fields'
import { Attachment } from './files'
import { call, named } from './form'

const Notice = z.object({
  id: z.string(),
  title: named('ggbt', z.string()),
  content: named('ggnr', z.string()),
  publisher: named('fbr', z.string()),
  createdAt: named('cjsj', dateTime),
  attachments: named('fjb', z.array(Attachment)),
})

/** Published notices, newest first. */
export const notices = call('POST', 'api/NoticeManageController/getGgxxList', {
  form: page,
  jsonData: {
    title: named('ggbt', optionalText()),
    content: named('ggnr', optionalText()),
    from: named('starttime', optionalText(20)),
    to: named('endtime', optionalText(20)),
    cursor: z.string().optional(),
  },
  answer: list(Notice),
})
