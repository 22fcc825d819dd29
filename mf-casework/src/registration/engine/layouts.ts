import type { FormSection } from '@portal/shared-lib/contract/rules/extra-fields'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'

/** A section of a form: fields in the order in which they are filled in, rarer ones folded behind them. */
export interface SectionLayout {
  readonly section: FormSection
  readonly title: string
  readonly fields: readonly string[]
  readonly more?: readonly string[]
}

const SOURCE_MORE = ['sourceType', 'sourceOrgId', 'sourceNo']
const LETTER_MORE = ['extra.yczrq', 'extra.yjh', 'extra.jxdz', 'jointLetter', 'signerCount', ...SOURCE_MORE]
const MATTER = ['placeRegion', 'category', 'purpose', 'accusedOrgId', 'summary', 'request', 'fileIds']
const MATTER_MORE = [
  ...['title', 'legalClass', 'cause', 'eventDate', 'eventPlace', 'amountInvolved', 'involvedCount', 'placeLevel'],
  ...['subsystem', 'industry', 'secondaryCategories', 'hotTopics', 'flags'],
]

const persons = (fields: readonly string[], title = '信访人'): SectionLayout => ({ section: 'persons', title, fields })
const matter = (more = MATTER_MORE, fields = MATTER): SectionLayout => ({
  section: 'matter',
  title: '信访事项',
  fields,
  more,
})

/** What each form asks for, and in which order. */
export const LAYOUTS: Readonly<Record<FormName, readonly SectionLayout[]>> = {
  letter: [
    {
      section: 'source',
      title: '来信信息',
      more: LETTER_MORE,
      fields: ['petitionDate', 'channel', 'extra.sxr', 'extra.lxfs', 'barcode', 'copies'],
    },
    persons(['anonymous', 'personCount']),
    matter(),
  ],
  visit: [
    {
      section: 'source',
      title: '来访信息',
      more: ['extra.xcqk', 'extra.ydqx', ...SOURCE_MORE],
      fields: ['petitionDate', 'channel', 'personCount', 'actualVisitors', 'representativeCount'],
    },
    persons(['anonymous']),
    matter(),
    {
      section: 'details',
      title: '接谈情况',
      fields: [
        ...['interview.room', 'interview.startedAt', 'interview.endedAt', 'interview.record', 'interview.answer'],
        'interview.signature',
      ],
    },
  ],
  phone: [
    {
      section: 'source',
      title: '来电信息',
      fields: ['petitionDate', 'channel', 'extra.ldhm', 'extra.thsc'],
      more: ['extra.hbjl', ...SOURCE_MORE],
    },
    persons(['anonymous', 'personCount']),
    matter(),
    { section: 'details', title: '电话答复', fields: ['phone.answer'] },
  ],
  online: [
    {
      section: 'source',
      title: '来件信息',
      more: ['extra.zcyh', 'extra.gkyy', 'sourceType', 'sourceOrgId'],
      fields: ['channel', 'petitionDate', 'sourceNo'],
    },
    persons(['personCount']),
    matter(
      MATTER_MORE.filter(field => field !== 'legalClass'),
      ['placeRegion', 'category', 'purpose', 'legalClass', 'accusedOrgId', 'summary', 'request', 'fileIds'],
    ),
  ],
  inspection: [
    {
      section: 'source',
      title: '移交信息',
      more: ['sourceOrgId'],
      fields: [
        'inspection.team',
        'extra.xslc',
        'sourceNo',
        'petitionDate',
        'inspection.dueOn',
        'inspection.accessList',
      ],
    },
    persons(['anonymous', 'personCount']),
    matter(),
  ],
  reception: [
    {
      section: 'source',
      title: '接访信息',
      fields: [
        ...['reception.leaderId', 'reception.day', 'reception.place', 'extra.ptbm', 'reception.form'],
        ...['personCount', 'actualVisitors', 'representativeCount'],
      ],
    },
    persons(['anonymous']),
    matter(),
    {
      section: 'details',
      title: '领导批示',
      fields: ['reception.instruction', 'reception.orgId', 'reception.dueOn', 'extra.jfjg'],
    },
  ],
  simple: [
    { section: 'source', title: '来件信息', fields: ['channel', 'petitionDate'] },
    persons(['personCount']),
    matter(),
  ],
}

/** Of the main petitioner: asked at once, and rarely. */
export const PERSON_LAYOUT = {
  fields: ['name', 'idCard', 'mobile', 'addressRegion', 'address'],
  more: [
    ...['gender', 'birthDate', 'certType', 'phone', 'email', 'postcode', 'domicileRegion', 'ethnicity', 'occupation'],
    ...['crowdGroup', 'workUnit', 'duty', 'partyMember', 'macao', 'hongKong', 'taiwan', 'foreign', 'overseasChinese'],
  ],
} as const
