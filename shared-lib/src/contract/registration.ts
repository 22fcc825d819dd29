import { z } from 'zod'
import { officeText } from './action'
import { fieldsOf } from './field-schema'
import { dateTime, day } from './fields'
import { call, named } from './form'
import { checkInterview, type Interviewed, interview } from './interview'
import { boxNo as box } from './rules/actions/entries'
import { FILING_REASONS } from './rules/closing'
import { SUMMARY_LENGTH } from './rules/petition'
import type { PetitionFacts } from './rules/petition-facts'
import { PERSON_FIELDS, PETITION_FIELDS } from './rules/petition-fields'
import { FORM_NAMES, type FormName } from './rules/petition-forms'
import { missingFields } from './rules/petition-required'
import { CONFIRMABLE } from './rules/petition-rules'
import { uploadedSome } from './uploaded'

const MOST_PERSONS = 200
const MOST_DECISIONS = 50
const MOST_ON_ACCESS_LIST = 50
const MOST_FILED = 50
const MOST_ATTACHED = 50
const MOST_EXTRA_NAME = 64
const MOST_EXTRA_TEXT = 4000
const MOST_EXTRA_CODES = 50
const WHERE_RECEIVED = '请填写接访领导、日期和地点'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

/** What the registrar has decided of each earlier petition that was shown. */
export const decisions = named(
  'pcList',
  z
    .array(z.object({ petitionNo, decision: named('pdjg', z.enum(['same', 'new', 'copy', 'unsure'])) }))
    .max(MOST_DECISIONS)
    .default([]),
)

/** Rules whose warning has been confirmed. */
const confirmed = named('qrList', z.array(z.enum(CONFIRMABLE)).default([]))

/** Hand-over by an inspection team: the day by which it wants an answer, and who alone may know. */
export const handedOver = {
  team: named('xszmc', officeText('巡视组名称', { min: 1, max: 100 })),
  dueOn: named('yqbjrq', z.iso.date({ error: '请填写移交单载明的办理期限' })),
  accessList: named('zxryList', z.array(z.string()).min(1, '请填写知悉范围').max(MOST_ON_ACCESS_LIST)),
}

export const inspection = named('xsxx', z.object(handedOver).optional())

/** Reception by a leader (条例 第十八条), with the instruction where one was given. */
export const reception = named(
  'jfxx',
  z
    .object({
      leaderId: named('jfld', z.string({ error: WHERE_RECEIVED }).min(1, WHERE_RECEIVED)),
      form: named('jfxs', officeText('接访形式', { min: 1, max: 20 })),
      place: named('jfdd', z.string({ error: WHERE_RECEIVED }).trim().min(1, WHERE_RECEIVED).max(100)),
      day: named('jfrq', z.iso.date({ error: WHERE_RECEIVED })),
      instruction: named('psnr', officeText('批示内容', { max: 1000 }).default('')),
      /** Who is to handle it, and by when, where the leader says so. */
      orgId: named('dwid', z.string().default('')),
      dueOn: named('bljzrq', day.optional()),
    })
    .optional(),
)

/** 存查 at once: why a letter enters no dispatch. */
const filing = named(
  'ccxx',
  z
    .object({
      /** DM_BLFS. */
      reason: named('blfsdm', z.enum(FILING_REASONS, { error: '请选择存查理由' })),
      boxNo: named('hh', z.string().trim().max(box.max, box.tooLong).default('')),
    })
    .optional(),
)

/** What the province asks for beside, by the names of its own description, which the server holds it to. */
export const extra = named(
  'kzzd',
  z
    .record(
      z.string().max(MOST_EXTRA_NAME),
      z.union([
        z.string().max(MOST_EXTRA_TEXT),
        z.number(),
        z.boolean(),
        z.array(z.string().max(MOST_EXTRA_NAME)).max(MOST_EXTRA_CODES),
      ]),
    )
    .default({}),
)

/** What is registered of a petition, whichever way it came. */
export const registered = {
  ...fieldsOf(PETITION_FIELDS),
  extra,
  persons: named('xfrList', z.array(z.object(fieldsOf(PERSON_FIELDS))).max(MOST_PERSONS, '登记人员不能超过200人')),
  confirmed,
  decisions,
}

type Tell = (text: string, field?: string) => void

/** What the rules of a form miss. */
export function checkRegistered(petition: PetitionFacts, problem: Tell): void {
  for (const { text, field } of missingFields(petition)) problem(text, field)
}

/** As a call checks it that belongs to one form. */
export const checkOn = (form: FormName) => (petition: Omit<PetitionFacts, 'form'>, problem: Tell) =>
  checkRegistered({ ...petition, form }, problem)

interface Special extends PetitionFacts {
  readonly inspection?: object | undefined
  readonly reception?: object | undefined
  readonly interview?: Interviewed | undefined
  readonly phone?: object | undefined
  readonly filing?: object | undefined
  readonly fromDocument?: object | undefined
  readonly proposedAnswer: string
}

function checkVisit({ form, interview, filing }: Special, problem: Tell): void {
  if (!interview) return
  if (form !== 'visit') problem('只有来访登记填写接谈情况', 'interview')
  if (filing && interview.answer) problem('当场答复与存查只能选择其一', 'interview.answer')
  checkInterview(interview, problem, 'interview.')
}

/** 电话直接答复: what was answered on the line, which closes the petition. */
const phone = named(
  'dhxx',
  z.object({ answer: named('dhdf', officeText('电话答复内容', { min: 10, max: 2000 })) }).optional(),
)

function checkPhone({ form, phone }: Special, problem: Tell): void {
  if (phone && form !== 'phone') problem('只有来电登记填写电话答复内容', 'phone')
}

/** The official document that came from outside and that it is registered from, and which of its files are attached. */
const fromDocument = named(
  'lygw',
  z
    .object({
      id: named('gwid', z.string().trim().min(1).max(20)),
      attachedIds: named('gwfjList', z.array(z.string().max(40)).max(MOST_ATTACHED).default([])),
    })
    .optional(),
)

/** The petition as it was registered. */
export const Registered = z.object({
  petitionNo: named('xfjbh', z.string()),
  /** By which the petitioner asks how it stands. */
  queryCode: named('cxm', z.string()),
  todoId: named('dbid', z.string()),
  dueAt: dateTime,
  repeatFlag: named('cfbz', z.enum(['0', '1', '2', '9'])),
  /** Number of the petition into which it was merged at once; empty where it was not. */
  mergedInto: named('zjbh', z.string()),
})

/** 登记: number, query code, first step, clock, to-do, timeline, or nothing at all. */
export const register = call('POST', 'api/petitions/register', {
  writes: true,
  json: {
    ...registered,
    /** The page on which it is registered. */
    form: named('djbd', z.enum(FORM_NAMES)),
    inspection,
    reception,
    interview,
    phone,
    filing,
    fromDocument,
    /** 拟答复意见: what was written as an answer in simple handling, where it is not answered with it at once. */
    proposedAnswer: named('ndfyj', officeText('拟答复意见', { max: 2000 }).default('')),
    /** The draft it was typed in as, which goes. */
    draftId: named('cgid', z.string().default('')),
  },
  check: (args: Special, problem) => {
    checkRegistered(args, problem)
    checkVisit(args, problem)
    checkPhone(args, problem)
    if (args.proposedAnswer && args.form !== 'simple') problem('只有简易办理登记填写拟答复意见', 'proposedAnswer')
    if (args.fromDocument && args.form !== 'letter') problem('收文请在来信登记中登记为信访件', 'fromDocument')
    if (args.form === 'inspection' && !args.inspection) problem('请填写知悉范围', 'inspection')
    if (args.form === 'reception' && !args.reception) problem(WHERE_RECEIVED, 'reception')
  },
  answer: Registered,
})

/** What a leader's instruction at a reception presets for the dispatch, the mode empty where there is none; and for the answer. */
export const dispatchPreset = call('POST', 'api/petitions/dispatchPreset', {
  json: { petitionNo },
  answer: z.object({
    mode: named('blfsdm', z.string()),
    text: named('blyj', z.string()),
    orgId: named('dwid', z.string()),
    dueOn: named('bljzrq', day.nullable()),
    /** What was proposed as an answer; empty where nothing was. */
    reply: named('hfgznr', z.string()),
  }),
})

/**
 * Limits of what is registered now on a form: the first runs from the registration and has its day, of those that follow
 * only the length is known.
 */
export const limitsAhead = call('POST', 'api/petitions/limitsAhead', {
  json: { form: named('bd', z.enum(FORM_NAMES)) },
  answer: z.array(
    z.object({
      /** 分办期限. */
      name: z.string(),
      /** 15日. */
      length: z.string(),
      /** From what on it counts. */
      begins: z.string(),
      /** Where the rule comes from. */
      basis: z.string(),
      dueAt: dateTime.nullable(),
    }),
  ),
})

const Suggested = z.object({ code: named('dm', z.string()), name: named('mc', z.string()) })

/**
 * What the text of a petition that is being written says about it, the likeliest first; and to whom the caller's office has
 * sent those that are like it, by category and county, the most frequent first. Three at most of each.
 */
export const suggest = call('POST', 'api/petitions/suggest', {
  json: {
    text: named('nrzy', z.string().trim().max(SUMMARY_LENGTH.max).default('')),
    category: named('nrfldm', z.string().trim().max(6).default('')),
    placeRegion: named('wtsddm', z.string().trim().max(12).default('')),
  },
  answer: z.object({
    categories: named('nrflList', z.array(Suggested)),
    places: named('wtsdList', z.array(Suggested)),
    units: named(
      'dwList',
      z.array(
        z.object({
          name: named('dwmc', z.string()),
          /** Petitions that were sent there. */
          count: named('js', z.int()),
        }),
      ),
    ),
  }),
})

/** Takes in a scanned letter, which waits to be registered. What was read in it are proposals. */
export const takeScan = call('POST', 'api/petitions/takeScan', {
  writes: true,
  json: {
    fileIds: uploadedSome('请上传扫描件'),
    barcode: named('xjtm', z.string().trim().max(32).default('')),
    batch: named('smpc', z.string().trim().max(32).default('')),
    text: named('tsnr', z.string().max(50_000).default('')),
  },
  answer: z.object({ itemId: named('dblxid', z.string()), todoId: named('dbid', z.string()) }),
})

/** Registers a scanned letter. */
export const registerScan = call('POST', 'api/petitions/registerScan', {
  writes: true,
  json: { ...registered, filing, itemId: named('dblxid', z.string()) },
  check: checkOn('letter'),
  answer: Registered,
})

/** 退扫: what was scanned is of no use, and is scanned anew or not at all. */
export const discardScan = call('POST', 'api/petitions/discardScan', {
  writes: true,
  json: {
    itemId: named('dblxid', z.string()),
    reason: named('tsyy', officeText('退扫理由', { min: 2, max: 200 })),
  },
  answer: z.null(),
})

/** 批量存查: scanned letters that are alike and enter no dispatch; each is registered and filed, or fails, alone. */
export const fileScans = call('POST', 'api/petitions/fileScans', {
  writes: true,
  slow: true,
  json: {
    ...registered,
    itemIds: named(
      'dblxidList',
      z.array(z.string()).min(1, '请选择需要存查的扫描件').max(MOST_FILED, `一次最多存查${MOST_FILED}封`),
    ),
    /** Who has written some of them, as read and confirmed; the others are as `persons` says. */
    petitioners: named(
      'qrxfrList',
      z
        .array(z.object({ itemId: named('dblxid', z.string()), ...fieldsOf(PERSON_FIELDS) }))
        .max(MOST_FILED)
        .default([]),
    ),
    /** DM_BLFS. */
    reason: named('blfsdm', z.enum(FILING_REASONS, { error: '请选择存查理由' })),
    boxNo: named('hh', z.string().trim().max(box.max, box.tooLong).default('')),
  },
  check: checkOn('letter'),
  answer: z.object({
    filed: z.int(),
    failed: z.array(z.object({ itemId: named('dblxid', z.string()), reason: z.string() })),
  }),
})
