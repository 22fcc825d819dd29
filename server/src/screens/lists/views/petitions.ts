import { type RawBuilder, sql } from 'kysely'
import { countingAs } from '../../../figures/sight'
import { isVisible } from '../../../petitions/access/visible'
import { ENDED, STATE } from '../../../petitions/record/states'
import { by, byIfAny, byRegistered, coded, column, field, registered } from '../make'
import { MAIN_PERSON, PETITION_COLUMNS, PETITION_FIELDS } from '../petition-parts'
import type { Asker, Column, Field, View } from '../view'

const JOINS = sql`${MAIN_PERSON}
  left join organisation as registering on registering.id = petition.register_org_id
  left join organisation as leader on leader.id = petition.lead_org_id
  left join organisation as responsible on responsible.id = petition.responsible_org_id
  left join person as registrar on registrar.id = petition.register_person_id
  left join petition_fact as fact on fact.petition_id = petition.id`

const COLUMNS: Readonly<Record<string, Column>> = {
  ...PETITION_COLUMNS,
  dueAt: column('petition.due_at', 'instant'),
  djsj: column('petition.registered_at', 'instant'),
  djjg: column('registering.company_name'),
  djr: column('registrar.user_name'),
  bldw: column('leader.company_name'),
  zrdw: column('responsible.company_name'),
  xfmd: registered('purpose'),
  flcl: registered('legalClass'),
  lydm: registered('sourceType'),
  bjlx: coded('DM_BJLX', 'petition.close_type'),
  jllx: coded('DM_JLLX', 'petition.outcome'),
  slsj: column('petition.accepted_at', 'instant'),
  dfsj: column('petition.replied_at', 'instant'),
  sdsj: column('petition.delivered_at', 'instant'),
  bjsj: column('petition.closed_at', 'instant'),
  cfbz: column('petition.repeat_flag'),
  gdh: column('petition.archive_no'),
}

/** By what figures find what they count. */
const OF_FIGURES: Readonly<Record<string, Field>> = {
  tjkj: field('统计口径', 'figure', 'fact.state'),
  djjb: field('登记机构级别', 'code', 'petition.register_level', 'DM_JGJB'),
  cbdw: field('承办单位', 'code', 'fact.unit_id'),
  jhrq: field('交换日期', 'day', 'fact.exchanged_on'),
  bldq: field('办理到期日', 'day', 'fact.answer_due_on'),
  sdsj: field('送达日期', 'instant', 'petition.delivered_at'),
  bmyyy: field(
    '不满意原因',
    'marks',
    sql`array(select unnest(reasons) from evaluation where evaluation.province_code = petition.province_code
      and evaluation.petition_id = petition.id and evaluation.side = 'unit' and evaluation.value = '3')`,
    'DM_BMYYY',
  ),
  yjfl: field(
    '意见引用',
    'marks',
    sql`array(select law from opinion_citation where opinion_citation.province_code = petition.province_code
      and opinion_citation.petition_id = petition.id)`,
  ),
  glfl: field(
    '关联法规政策',
    'marks',
    sql`array(select related_laws(petition.province_code, petition.id, petition.category))`,
  ),
  yjtw: field(
    '引用条文',
    'marks',
    sql`array(select law || article_no from opinion_citation
      where opinion_citation.province_code = petition.province_code and opinion_citation.petition_id = petition.id)`,
  ),
  jcyj: field(
    '已出具意见',
    'code',
    sql`(case when exists (select from opinion_citation where opinion_citation.province_code = petition.province_code
      and opinion_citation.petition_id = petition.id) then '1' else '0' end)`,
  ),
  wbzt: field(
    '文本主题',
    'code',
    sql`(select topic from text_topic_member where text_topic_member.province_code = petition.province_code
      and text_topic_member.petition_id = petition.id)`,
  ),
}

const FIELDS: Readonly<Record<string, Field>> = {
  ...PETITION_FIELDS,
  ...OF_FIGURES,
  zjhm: field('证件号', 'idCard', 'sought.id_card_hash'),
  sjh: field('手机号', 'mobile', 'sought.mobile_hash'),
  xfrs: byRegistered('personCount'),
  djjg: field('登记机构', 'code', 'petition.register_org_id'),
  bldw: field('办理单位', 'code', 'petition.lead_org_id'),
  zrdw: field('责任单位', 'code', 'petition.responsible_org_id'),
  blfs: field(
    '办理方式',
    'marks',
    sql`array(select mode from handling_step where handling_step.province_code = petition.province_code
      and handling_step.petition_id = petition.id)`,
    'DM_BLFS',
  ),
  flcl: byRegistered('legalClass'),
  lydm: byRegistered('sourceType', '来源'),
  rdwt: byRegistered('hotTopics'),
  xfyy: byRegistered('cause'),
  bjlx: field('办结类型', 'code', 'petition.close_type', 'DM_BJLX'),
  jllx: field('结论', 'code', 'petition.outcome', 'DM_JLLX'),
  cfbz: field('初重件', 'code', 'petition.repeat_flag'),
  lamp: field('灯', 'lamp', 'petition'),
  dueAt: field('办理时限', 'instant', 'petition.due_at'),
  bjsj: field('办结日期', 'instant', 'petition.closed_at'),
}

/** Of petitions without their people and words: for who counts and need not know of whom. */
const WITHOUT_PEOPLE = ['xfjid', 'xfr', 'nmbz', 'nrzy', 'djr']
const PERSONAL = ['xfjbh', 'xfr', 'nrzy', 'zjhm', 'sjh']
const without = <T>(all: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))

const SORTS = {
  djsj: by('reach.registered_at'),
  dueAt: byIfAny('reach.due_at'),
  bjsj: byIfAny('reach.closed_at'),
}

const opening: View['also'] = ({ xfjbh }) => ({
  url: `/toDoManage/handle?${new URLSearchParams({ xfjbh: String(xfjbh) })}`,
})

/** What was last said of the petition. */
const LAST_WORDS = sql`(
  select timeline.text from timeline where timeline.province_code = petition.province_code
    and timeline.petition_id = petition.id order by timeline.seq desc limit 1)`

const INSPECTION = '500'
const LETTER_CHANNELS = ['100', '110']

/** Who has ended it, by whatever action: the last person by whom its state changed. */
const ENDED_BY = sql`coalesce((
  select person.user_name from timeline join person on person.id = timeline.person_id
  where timeline.province_code = petition.province_code and timeline.petition_id = petition.id
    and timeline.state_before <> timeline.state_after and petition.state <> ${STATE.registered}
  order by timeline.seq desc limit 1), '')`

/** 直接回复, 不再受理, 存查, 并案, 撤回, 简易办结: how letters end that never enter dispatch. */
const DIRECT_CLOSINGS = ['02', '09', '10', '11', '12', '13']

/** Whether the act that ended it was done before it was sent anywhere. */
const ENDED_HERE = sql<boolean>`(
  select timeline.state_before in (${STATE.registered}, ${STATE.dispatchApproval}) from timeline
  where timeline.province_code = petition.province_code and timeline.petition_id = petition.id
    and timeline.state_before <> all(${[...ENDED]}::text[]) and timeline.state_after = any(${[...ENDED]}::text[])
  order by timeline.seq desc limit 1)`

const isClosedLetter = ({ caller }: Asker) => sql<boolean>`(petition.register_org_id = ${caller.orgId}
  and petition.channel = any(${LETTER_CHANNELS}::text[])
  and (petition.state = ${STATE.registered}
    or (petition.close_type = any(${DIRECT_CLOSINGS}::text[]) and ${ENDED_HERE})))`

/** By when the team wants to be told: the limit of the hand-over, whatever limits followed. */
const HANDED_DUE = sql`coalesce((
  select to_char(clock.due_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from clock
  where clock.province_code = petition.province_code and clock.petition_id = petition.id and clock.type = 'K01'
  order by clock.id limit 1), '')`

const lastTold = (what: RawBuilder<unknown>, else_: string) => sql`coalesce((
  select ${what} from inspection_feedback as told join person on person.id = told.person_id
  where told.province_code = petition.province_code and told.petition_id = petition.id
  order by told.stage desc, told.seq desc limit 1), ${else_})`

const TOLD = lastTold(
  sql`case told.stage when '2' then '办结反馈' else '阶段反馈' end || ' ' || told.day || ' ' || person.user_name`,
  '未反馈',
)
/** 0 while the team was told nothing. */
const STAGE_TOLD = lastTold(sql`told.stage`, '0')

const isHandedOver = sql<boolean>`(petition.channel = ${INSPECTION})`

const PETITIONS = {
  from: () => sql`petition ${JOINS}`,
  id: sql.ref('petition.id'),
  columns: COLUMNS,
  limitOf: 'petition',
  fields: FIELDS,
  sorts: SORTS,
  also: opening,
} as const

const isNumbered = ({ caller }: Asker) => sql`${isVisible(caller)} and petition.petition_no <> ''`

/**
 * 综合查询: every petition that the caller may see, with its number. v_tj: what a figure counts. 信件办结登记: the letters of one's own office.
 * 巡视移交台账: what inspection teams have handed over, as far as the caller may know of it.
 */
export const PETITION_VIEWS: Readonly<Record<string, View>> = {
  v_query: {
    ...PETITIONS,
    pages: ['toDoManage/archive'],
    ofPetitions: { joins: JOINS },
    where: isNumbered,
    order: { field: 'djsj', descending: true },
  },
  v_tj: {
    ...PETITIONS,
    pages: [
      'leadershipBoard',
      'stat/reports',
      'sxjkPage',
      'decisionBoard',
      'kanbanSystem/kanbanUnit',
      'kanbanSystem/kanbanRegion',
    ],
    as: countingAs,
    ofPetitions: { joins: JOINS },
    where: isNumbered,
    columns: without(COLUMNS, WITHOUT_PEOPLE),
    fields: without(FIELDS, PERSONAL),
    order: { field: 'djsj', descending: true },
  },
  v_xs: {
    ...PETITIONS,
    pages: ['xsdjManage/xsRegister'],
    ofPetitions: { joins: JOINS, condition: () => isHandedOver },
    where: asker => sql`${isNumbered(asker)} and ${isHandedOver}`,
    columns: {
      ...COLUMNS,
      xszmc: column('petition.inspection_team'),
      xslc: column(sql`petition.extra->>'xslc'`),
      lyh: registered('sourceNo'),
      fkqx: column(HANDED_DUE),
      fkqk: column(TOLD),
    },
    fields: {
      ...FIELDS,
      xszmc: field('巡视组', 'text', 'petition.inspection_team'),
      lyh: byRegistered('sourceNo', '移交单号'),
      fkjd: field('反馈阶段', 'code', STAGE_TOLD),
    },
    order: { field: 'djsj', descending: true },
  },
  v_lxbj: {
    ...PETITIONS,
    pages: ['letterClosing/letterCloseRegister'],
    ofPetitions: { joins: JOINS, condition: isClosedLetter },
    where: asker => sql`${isNumbered(asker)} and ${isClosedLetter(asker)}`,
    columns: {
      ...COLUMNS,
      barcode: registered('barcode'),
      bjly: column(LAST_WORDS),
      hh: column('petition.box_no'),
      jbr: column(ENDED_BY),
    },
    fields: {
      ...FIELDS,
      barcode: byRegistered('barcode', '条码'),
      hh: field('盒号', 'text', 'petition.box_no'),
    },
    order: { field: 'djsj', descending: false },
  },
}
