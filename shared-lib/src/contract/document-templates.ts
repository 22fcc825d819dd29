import { z } from 'zod'
import { dateTime, nothing, required } from './fields'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { OWN_TEMPLATE, TEMPLATE_SOURCES, TEMPLATE_TEXTS as TEXTS } from './rules/document-template'

/** An organisation that the caller manages; empty: the whole province. */
const orgId = named('dwid', z.string().trim().max(64).default(''))
const templateId = named('mbid', z.string().trim().min(1).max(20))
/** Of a version. */
const id = named('bbid', z.string().trim().min(1).max(20))

/** 文书模板: every kind of document with the template that is in force for an organisation, or for the caller's own. */
export const ownTemplates = call('POST', 'api/ownTemplates/list', {
  json: { orgId, own: named('bjgbz', z.boolean().default(false)) },
  answer: z.object({
    orgId: named('dwid', z.string()),
    /** Of the organisation; empty of the whole province. */
    orgName: named('dwmc', z.string()),
    /** Whether the caller may set templates for the whole province. */
    forProvince: named('qsbz', z.boolean()),
    list: z.array(
      z.object({
        templateId: named('mbid', z.string()),
        name: named('mbmc', z.string()),
        source: named('ly', z.enum(keysOf(TEMPLATE_SOURCES))),
        /** Whose it is, of one of a superior. */
        sourceName: named('lydw', z.string()),
        /** 0 of a file that has no versions. */
        versionNo: named('bbh', z.int()),
        usedAt: named('qysj', dateTime.nullable()),
        /** How many versions the organisation has of its own. */
        versions: named('bbs', z.int()),
      }),
    ),
  }),
})

/** Organisations that the caller may set templates for: the own one and those below it, by parts of their names. */
export const templateOffices = call('POST', 'api/ownTemplates/offices', {
  json: { words: z.string().trim().max(50).default('') },
  answer: z.array(z.object({ orgId: named('dwid', z.string()), name: named('dwmc', z.string()) })),
})

/** Versions of an organisation, the newest first, and what may stand in such a template. */
export const templateVersions = call('POST', 'api/ownTemplates/versions', {
  json: { orgId, templateId },
  answer: z.object({
    list: z.array(
      z.object({
        id: named('bbid', z.string()),
        versionNo: named('bbh', z.int()),
        fileName: named('wjm', z.string()),
        /** Bytes. */
        size: named('dx', z.int()),
        note: named('bbsm', z.string()),
        uploadedBy: named('scr', z.string()),
        uploadedAt: named('scsj', dateTime),
        triedAt: named('stsj', dateTime.nullable()),
        inUse: named('qybz', z.boolean()),
        usedBy: named('qyr', z.string()),
        usedAt: named('qysj', dateTime.nullable()),
      }),
    ),
    placeholders: named(
      'zwfList',
      z.array(
        z.object({
          name: named('mc', z.string()),
          sample: named('sl', z.string()),
          required: named('bbbz', z.boolean()),
        }),
      ),
    ),
  }),
})

/** A new version; kept only where nothing is wrong with it. */
export const addTemplate = call('POST', 'api/ownTemplates/add', {
  writes: true,
  json: {
    orgId,
    templateId,
    uploadId: named('scwjid', required(TEXTS.noFile).max(40)),
    note: named('bbsm', required(TEXTS.noNote).max(OWN_TEMPLATE.note, TEXTS.noNote)),
  },
  answer: z.object({
    /** Empty where it was not kept. */
    id: named('bbid', z.string()),
    problems: named(
      'wtList',
      z.array(
        z.object({
          text: named('wt', z.string()),
          /** Where in the file, as a reader finds it; empty where it is about all of it. */
          place: named('wz', z.string()),
        }),
      ),
    ),
  }),
})

const Made = z.object({ fileId: named('fjid', z.string()), fileName: named('wjm', z.string()) })

/** 试填: a version filled with sample values, as a file of the caller's. */
export const tryTemplate = call('POST', 'api/ownTemplates/try', { writes: true, json: { id }, answer: Made })

/** The Word file of a version, or of what is in force for an organisation, as a file of the caller's. */
export const templateVersionFile = call('POST', 'api/ownTemplates/versionFile', {
  writes: true,
  json: { id },
  answer: Made,
})
export const templateInForce = call('POST', 'api/ownTemplates/inForce', {
  writes: true,
  json: { orgId, templateId },
  answer: Made,
})

/** 启用 of any version, also of one that was in use before. */
export const applyTemplate = call('POST', 'api/ownTemplates/apply', { writes: true, json: { id }, answer: nothing })
/** 停用: from then on that of the superior, the province or the product is taken. */
export const stopTemplate = call('POST', 'api/ownTemplates/stop', { writes: true, json: { id }, answer: nothing })
export const removeTemplate = call('POST', 'api/ownTemplates/remove', { writes: true, json: { id }, answer: nothing })
