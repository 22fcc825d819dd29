import { z } from 'zod'
import { dateTime, day } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { MOBILE, MOBILE_PROBLEM } from './rules/person'
import {
  EARLIEST_PETITION_DATE,
  isCountyOrDeeper,
  isLeafCategory,
  PETITION_TEXTS,
  PURPOSES_WITH_REQUEST,
  SUMMARY_LENGTH,
} from './rules/petition'
import { uploaded } from './uploaded'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

const letter = {
  petitionDate: named(
    'xfrq',
    day.min(1).refine(date => date >= EARLIEST_PETITION_DATE, PETITION_TEXTS.earlyDate),
  ),
  /** Letter or fax: DM_XFXS 100, 110. */
  channel: named('xfxsdm', z.enum(['100', '110'])),
  anonymous: named('nmbz', z.boolean().default(false)),
  name: named('xm', z.string().trim().max(50, PETITION_TEXTS.name).default('')),
  idCard: named('zjhm', z.string().trim().toUpperCase().default('')),
  mobile: named(
    'sjh',
    z
      .string()
      .trim()
      .refine(text => text === '' || MOBILE.test(text), MOBILE_PROBLEM)
      .default(''),
  ),
  address: named('zz', z.string().trim().max(200, '住址不能超过200个字').default('')),
  personCount: named(
    'xfrs',
    z.int({ error: PETITION_TEXTS.personCount }).min(1, PETITION_TEXTS.personCount).max(100000),
  ),
  placeRegion: named(
    'wtsddm',
    z.string({ error: PETITION_TEXTS.place }).refine(isCountyOrDeeper, PETITION_TEXTS.place),
  ),
  purpose: named('xfmddm', z.string({ error: PETITION_TEXTS.purpose }).min(1, PETITION_TEXTS.purpose)),
  category: named(
    'nrfldm',
    z.string({ error: PETITION_TEXTS.category }).refine(isLeafCategory, PETITION_TEXTS.category),
  ),
  summary: named(
    'nrzy',
    z
      .string({ error: PETITION_TEXTS.summary })
      .trim()
      .min(SUMMARY_LENGTH.min, PETITION_TEXTS.summary)
      .max(SUMMARY_LENGTH.max, PETITION_TEXTS.summary),
  ),
  request: named('tsqq', z.string().trim().max(1000, '诉求不能超过1000个字').default('')),
  fileIds: uploaded(),
}

interface LetterRules {
  anonymous: boolean
  name: string
  address: string
  purpose: string
  request: string
}

/** Registers a letter: number, to-do for the department, timeline, all or nothing. */
export const registerLetter = call('POST', 'api/petitions/registerLetter', {
  writes: true,
  json: letter,
  check: ({ anonymous, name, address, purpose, request }: LetterRules, problem) => {
    if (!anonymous && name.length < 2) problem(PETITION_TEXTS.name, 'name')
    if (!anonymous && !address) problem(PETITION_TEXTS.address, 'address')
    if (PURPOSES_WITH_REQUEST.includes(purpose) && !request) problem(PETITION_TEXTS.request, 'request')
  },
  answer: z.object({ petitionNo, todoId: named('dbid', z.string()), dueAt: dateTime }),
})

const moment = dateTime.nullable()

/** Handed on, signed for by whoever it was handed to, accepted, answered, the answer delivered, closed. */
const Reached = z.object({
  sent: named('fbsj', moment),
  signed: named('qssj', moment),
  accepted: named('slsj', moment),
  answered: named('dfsj', moment),
  delivered: named('sdsj', moment),
  closed: named('bjsj', moment),
})

/** Everything on the case page's first tab. Personal data are masked unless the caller handles the petition. */
export const petition = call('POST', 'api/petitions/case', {
  json: { petitionNo },
  answer: z.object({
    petitionNo,
    version: z.number().int(),
    state: named('xfjzt', z.string()),
    stateName: z.string(),
    channelName: named('xfxs', z.string()),
    petitionDate: named('xfrq', day),
    registeredAt: named('djsj', dateTime),
    registeredBy: named('djr', z.string()),
    registeredAtOrganisation: named('djjg', z.string()),
    dueAt: dateTime.nullable(),
    remainingDays: named('sysx', z.number().int().nullable()),
    lamp: z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey']),
    anonymous: named('nmbz', z.boolean()),
    petitioner: named('xfr', z.string()),
    idCard: named('zjhm', z.string()),
    mobile: named('sjh', z.string()),
    address: named('zz', z.string()),
    personCount: named('xfrs', z.number().int()),
    placeName: named('wtsd', z.string()),
    purposeName: named('xfmd', z.string()),
    categoryName: named('nrfl', z.string()),
    summary: named('nrzy', z.string()),
    request: named('tsqq', z.string()),
    attachments: named('fjList', z.array(Attachment)),
    /** What the province registers beside, as it is shown. */
    extra: named('kzzd', z.array(z.object({ label: z.string(), value: z.string() }))),
    /** DM_XFXS. */
    channel: named('xfxsdm', z.string()),
    /** Marks that were set, like threat, and those that follow from what was registered, like jointLetter. */
    flags: named('bzList', z.array(z.string())),
    /** DM_FLCL and DM_DRTJ as they were chosen; empty: not yet. */
    legalClass: named('flcl', z.string()),
    route: named('drtj', z.string()),
    /** Where it lies; empty where it has ended. */
    leadOrganisation: named('bldw', z.string()),
    /** Who has it to handle; a department alone has not claimed it yet. */
    holders: z.array(z.string()),
    closeTypeName: named('bjlx', z.string()),
    /** Number of the petition into which it was merged; empty where it was not. */
    mergedInto: named('zjbh', z.string()),
    archiveNo: named('dah', z.string()),
    /** The petitioner's own words, where they came as text. */
    originalText: named('tsnr', z.string()),
    /** Whether the caller has it to handle, and so sees personal data in full. */
    isHandler: z.boolean(),
    /** How many 便签 the caller may read on it. */
    noteCount: named('bqs', z.int()),
    /** When it came as far as each of its stages, for the first time; null where it did not. */
    reached: named('jdsj', Reached),
  }),
})

/** What happened to a petition, oldest first. */
export const timeline = call('POST', 'api/petitions/timeline', {
  json: { petitionNo },
  answer: z.array(
    z.object({
      /** The petition's version to which it led; 0 of a recommendation (三项建议), which changes nothing. */
      version: z.int(),
      at: dateTime,
      action: z.string(),
      actor: z.string(),
      /** Whose post the actor acted in, where it is somebody else's. */
      onBehalfOf: named('wtr', z.string()),
      organisation: z.string(),
      department: z.string(),
      text: z.string(),
      stateName: z.string(),
      /** What was written or uploaded with it, as far as the caller may read it; without a file what is text alone. */
      papers: named('wsList', z.array(z.object({ name: z.string(), file: Attachment.nullable() }))),
      /** What was corrected with it, and how it was before; personal data masked but for whoever handles the petition. */
      changes: named(
        'bgList',
        z
          .array(z.object({ label: z.string(), before: named('bgq', z.string()), after: named('bgh', z.string()) }))
          .optional(),
      ),
      /** How long the state lasted to which it led, in whole minutes; null where it led to no other state, or to the end. */
      stayMinutes: named('tlfzs', z.int().nullable()),
      /** Whether that state lasts yet. */
      isLast: named('sfdq', z.boolean()),
    }),
  ),
})
