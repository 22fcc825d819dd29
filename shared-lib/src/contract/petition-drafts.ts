import { z } from 'zod'
import { dateTime } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { FORM_NAMES } from './rules/petition-forms'
import { uploaded } from './uploaded'

const MOST_CHARACTERS = 200_000
const TOO_LONG = '草稿内容过长，请减少内容后再保存'

const id = named('cgid', z.uuid({ error: '该草稿不属于您，请从自己的草稿中打开' }))
const form = named('djbd', z.enum(FORM_NAMES))

/** What was typed, as the form keeps it: nothing of it is checked. */
const content = named('data', z.string().max(MOST_CHARACTERS, TOO_LONG))

const Draft = z.object({ id, form, savedAt: named('bcsj', dateTime) })

/** 保存草稿: under an id of the form's own making; saving again goes on with it. The files it names stay staged with it. */
export const saveDraft = call('POST', 'api/petitions/saveDraft', {
  writes: true,
  json: { id, form, content, fileIds: uploaded() },
  answer: Draft,
})

/** The caller's drafts of a form, or of all, the newest first. They are kept for 30 days after the last change. */
export const drafts = call('POST', 'api/petitions/drafts', {
  json: { form: named('djbd', z.enum(FORM_NAMES).optional()) },
  answer: z.array(Draft),
})

export const draft = call('POST', 'api/petitions/draft', {
  json: { id },
  answer: Draft.extend({ content: named('data', z.string()), files: named('fjList', z.array(Attachment)) }),
})

export const deleteDraft = call('POST', 'api/petitions/deleteDraft', { writes: true, json: { id }, answer: z.null() })
