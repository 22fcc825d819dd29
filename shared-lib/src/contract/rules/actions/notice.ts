import { ANSWER_TEXTS } from '../answer'
import { limitName } from '../limits'
import type { LimitShown, Problem, Subject, Values } from './description'
import { deliveries, documentNo, NO_DAY } from './entries'

const told = ({ petition: { petitioner, petitionDate, categoryName } }: Subject) =>
  `${petitioner}：你于${petitionDate}提出的关于${categoryName}的信访事项，我单位已经受理，将自受理之日起60日内办结并书面答复。`

/** 受理告知书, and to whom it was given. */
export const noticeFields = {
  documentNo: documentNo('01'),
  issuedOn: {
    wire: 'cjrq',
    label: '出具日期',
    kind: 'day',
    until: 'today',
    text: NO_DAY,
    initial: ({ today }: Subject) => today,
  },
  text: {
    wire: 'gzsnr',
    label: '受理告知书内容',
    kind: 'words',
    max: 4000,
    rows: 4,
    initial: told,
    hint: '填写内容，或者上传已盖章的扫描件',
  },
  fileId: { wire: 'fjid', label: '扫描件', kind: 'file' },
  deliveries,
} as const

/** It is written, or uploaded. */
export const noticeProblems = ({ text, fileId }: Values): readonly Problem[] =>
  text || (Array.isArray(fileId) ? fileId.length > 0 : fileId) ? [] : [{ field: 'text', text: ANSWER_TEXTS.noNotice }]

/** The limit that begins with it. */
export const noticeLimits: readonly LimitShown[] = [{ label: limitName('K05'), type: 'K05', fromField: 'issuedOn' }]
