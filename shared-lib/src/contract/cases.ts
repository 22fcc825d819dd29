import { z } from 'zod'
import { dateTime, day } from './fields'
import { Attachment } from './files'
import { call, named } from './form'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))
const json = { petitionNo }
const rowId = z.string()

/** Where a petition went, from the registering organisation's own step on; parents before their children. */
export const steps = call('POST', 'api/petitions/steps', {
  json,
  answer: z.array(
    z.object({
      stepId: rowId,
      parentId: rowId.nullable(),
      /** Whether the petition goes on there; the others co-handle. */
      isLead: z.boolean(),
      /** Empty: the registering organisation's own. */
      modeName: z.string(),
      from: z.string(),
      to: z.string(),
      fromPerson: z.string(),
      /** Who works on it. */
      handler: z.string(),
      /** As rows carry it: 0 to be signed for, … 11 done by passing it on. */
      state: z.string(),
      stateName: z.string(),
      /** What the sender wrote; empty for whoever may not read it. */
      text: z.string(),
      internalNote: z.string(),
      needsReport: z.boolean(),
      isOwn: z.boolean(),
      /** What has been reached, in order. */
      marks: z.array(z.object({ name: z.string(), at: dateTime })),
      dueAt: dateTime.nullable(),
    }),
  ),
})

/** What the petitioner may learn of the handling, oldest first: days, organisations and papers; no words and no persons. */
export const disclosures = call('POST', 'api/petitions/disclosures', {
  json,
  answer: z.array(z.object({ on: named('rq', day), event: named('jzmc', z.string()), organisation: z.string() })),
})

/** The people of a petition by their numbers, masked unless the caller handles it. */
export const people = call('POST', 'api/petitions/people', {
  json,
  answer: z.array(
    z.object({
      personSeq: named('xh', z.int()),
      roleName: z.string(),
      name: named('xm', z.string()),
      idCard: named('zjhm', z.string()),
      mobile: named('sjh', z.string()),
      address: named('zz', z.string()),
      /** Whether an answer is owed to the person. */
      isPetitioner: z.boolean(),
      isReachable: z.boolean(),
    }),
  ),
})

const Delivered = z.object({
  personSeq: named('xh', z.int()),
  name: named('xm', z.string()),
  modeName: named('sdfs', z.string()),
  /** Null: nobody could be reached. */
  deliveredOn: named('sdrq', day.nullable()),
  deliveredBy: named('sdr', z.string()),
  receiver: named('qsr', z.string()),
  refused: named('jsbz', z.boolean()),
  witnesses: named('jzr', z.string()),
  /** Of what was sent by post. */
  mailNo: named('yjdh', z.string()),
  attempts: named('lxjg', z.string()),
  file: Attachment.nullable(),
})

/** Notices, opinions and reports of a petition, oldest first, as far as the caller may read them. */
export const papers = call('POST', 'api/petitions/papers', {
  json,
  answer: z.object({
    documents: z.array(
      z.object({
        documentId: rowId,
        type: named('wslx', z.string()),
        typeName: z.string(),
        organisation: z.string(),
        writtenBy: z.string(),
        issuedAt: dateTime.nullable(),
        /** What it says, by the names of the form's fields. */
        content: z.record(z.string(), z.unknown()),
        file: Attachment.nullable(),
        deliveries: z.array(Delivered),
      }),
    ),
    reports: z.array(
      z.object({
        reportId: rowId,
        organisation: z.string(),
        writtenBy: z.string(),
        stateName: z.string(),
        sentAt: dateTime.nullable(),
        facts: z.string(),
        measures: z.string(),
        basis: z.string(),
        outcome: z.string(),
        attitudeName: z.string(),
        fourOutcomes: z.array(z.string()),
        backReason: z.string(),
      }),
    ),
  }),
})

const Related = z.object({
  petitionNo,
  petitioner: named('xfr', z.string()),
  summary: named('nrzy', z.string()),
  registeredAt: named('djsj', dateTime),
  registeredAtOrganisation: named('djjg', z.string()),
  stateName: z.string(),
})

/** Petitions about the same matter, those merged with it, and those that are alike; only such as the caller may see. */
export const related = call('POST', 'api/petitions/related', {
  json,
  answer: z.object({
    merged: z.array(Related),
    sameMatter: z.array(Related),
    /** Most alike first; `score` of 100. */
    alike: z.array(Related.extend({ score: z.int(), reasons: z.array(z.string()) })),
  }),
})

/** What was done to have a petition handled in time: urges, extensions, suspensions; oldest first. */
export const oversight = call('POST', 'api/petitions/oversight', {
  json,
  answer: z.object({
    urges: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        /** Empty: the system. */
        person: z.string(),
        at: dateTime,
        text: z.string(),
        replyDueAt: dateTime,
        repliedAt: dateTime.nullable(),
        reply: z.string(),
      }),
    ),
    extensions: z.array(
      z.object({
        organisation: z.string(),
        days: z.int(),
        reason: z.string(),
        stateName: z.string(),
        askedAt: dateTime,
        informedAt: dateTime.nullable(),
      }),
    ),
    suspensions: z.array(
      z.object({
        organisation: z.string(),
        text: z.string(),
        fromAt: dateTime,
        plannedUntil: day,
        endedAt: dateTime.nullable(),
      }),
    ),
  }),
})

/** How the petitioner rated the handling, and what checks of the closing found. */
export const ratings = call('POST', 'api/petitions/ratings', {
  json,
  answer: z.object({
    evaluations: z.array(
      z.object({
        side: z.enum(['bureau', 'unit']),
        organisation: z.string(),
        stateName: z.string(),
        valueName: named('myd', z.string()),
        reasons: z.array(z.string()),
        text: named('pjnr', z.string()),
        channelName: named('pjqd', z.string()),
        dueAt: dateTime,
        evaluatedAt: dateTime.nullable(),
      }),
    ),
    checks: z.array(
      z.object({
        selectedAt: dateTime,
        /** Why it was selected: dissatisfied, supervised, leaderCase, overdue, sample, chosen. */
        selectReason: z.string(),
        stateName: z.string(),
        /** From 0 to 100; null before it was checked. */
        score: z.int().nullable(),
        findings: z.string(),
        proof: z.string(),
        checkedBy: z.string(),
        checkedAt: dateTime.nullable(),
        /** What the petitioner said meanwhile, oldest first. */
        callbacks: z.array(
          z.object({
            calledOn: named('hfrq', day),
            way: named('hffs', z.enum(['phone', 'visit', 'meeting'])),
            valueName: named('myd', z.string()),
            note: named('hfqk', z.string()),
            calledBy: z.string(),
          }),
        ),
      }),
    ),
  }),
})

/** How many rows the tabs of a case hold for the caller, each as the calls of the tab answer them. */
export const tabCounts = call('POST', 'api/petitions/tabCounts', {
  json,
  answer: z.object({
    /** Entries of the timeline. */
    process: z.int(),
    /** Attachments, and the files of documents and of deliveries. */
    files: z.int(),
    /** Documents, reports and official documents. */
    papers: z.int(),
    /** Petitions of the same matter, those merged with it among them; not those that are only alike. */
    related: z.int(),
    /** Orders, urges, extensions, suspensions, recommendations and events of supervision. */
    oversight: z.int(),
    review: z.int(),
    /** Evaluations and closing checks. */
    ratings: z.int(),
  }),
})

/** Notes that the caller looks at a petition. Within half an hour it is the same visit. */
export const visit = call('POST', 'api/petitions/visit', {
  writes: true,
  json,
  answer: z.object({
    /** When the caller looked before this visit; null: never, or too long ago. */
    before: dateTime.nullable(),
  }),
})

/** What of a petition was submitted to leaders, newest first; of others' drafts only that they are there. */
export const submissions = call('POST', 'api/petitions/submissions', {
  json,
  answer: z.array(
    z.object({
      approvalId: rowId,
      typeName: z.string(),
      state: z.enum(['pending', 'approved', 'returned', 'withdrawn']),
      applicant: z.string(),
      submittedAt: dateTime,
      /** Who is asked now. */
      asked: z.array(z.string()),
      /** Whether the caller may take it back. */
      mayWithdraw: z.boolean(),
      /** Last part of the call that was submitted, and its arguments, so that its author can go on with it; null for others. */
      draft: z
        .object({
          action: z.string(),
          args: z.record(z.string(), z.unknown()),
          /** What the organisations and files are called that it names by their ids. */
          names: z.record(z.string(), z.string()),
        })
        .nullable(),
      /** Why it was sent back. */
      opinion: z.string(),
    }),
  ),
})
