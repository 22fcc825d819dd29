import { findClassifiedWord } from './classified-words'
import { ID_CARD_PROBLEM, isIdCard, MOBILE, MOBILE_PROBLEM } from './person'
import {
  EARLIEST_PETITION_DATE,
  isCountyOrDeeper,
  isLeafCategory,
  PETITION_TEXTS,
  PURPOSES_WITH_REQUEST,
  SUMMARY_LENGTH,
} from './petition'
import type { PersonFacts, PetitionFacts, RulesContext } from './petition-facts'
import { PERSON_ROLE } from './petition-fields'

/** What is wrong with a registration. `rule` is its number in docs/workflow.md; those to confirm can be confirmed. */
export interface Problem {
  readonly rule: 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'V7' | 'V8' | 'V9' | 'V10' | 'V18'
  readonly text: string
  /** Field, or `persons.2.mobile`. */
  readonly field: string
}

/** Problems that end with the registrar's word that there is none. */
export const CONFIRMABLE = ['V5', 'V18'] as const

export const RULE_TEXTS = {
  representatives: '集体来访代表不得超过5人',
  fewerThanRecorded: '信访人数不能少于已登记人员数',
  accused: '揭发控告应填写被反映单位或人员',
  avoidance: '请核实是否需要回避',
  classified: (word: string) => `信访人陈述中含有${word}，请确认材料不涉密`,
} as const

const [BEFORE_WORD = '', AFTER_WORD = ''] = RULE_TEXTS.classified('|').split('|')

/** The rule whose warning a text of the server is, where the registrar may confirm it: it may know more words. */
export const confirmableBy = (text: string): (typeof CONFIRMABLE)[number] | undefined =>
  text.startsWith(BEFORE_WORD) && text.endsWith(AFTER_WORD) ? 'V5' : undefined

/** People who come together from this number on are a collective visit (条例 第二十条). */
export const COLLECTIVE_VISIT_FROM = 5
const MOST_REPRESENTATIVES = 5
const VISIT_CHANNELS: readonly string[] = ['200', '210']
const ACCUSATION_PURPOSE = '02'
const ACCUSATION_CLASS = '2'
const RESIDENT_ID_CARD = '111'
const COUNTED: readonly string[] = ['1', '2', '3', '4']

type Rule = (petition: PetitionFacts, context: RulesContext) => readonly Problem[]

const unless = (holds: boolean, problem: Problem): readonly Problem[] => (holds ? [] : [problem])

export const isCollectiveVisit = ({ channel, personCount = 0 }: Pick<PetitionFacts, 'channel' | 'personCount'>) =>
  VISIT_CHANNELS.includes(channel) && personCount >= COLLECTIVE_VISIT_FROM

export const isAccusation = ({ purpose, legalClass }: Pick<PetitionFacts, 'purpose' | 'legalClass'>) =>
  purpose === ACCUSATION_PURPOSE || legalClass === ACCUSATION_CLASS

const dateIsPast: Rule = ({ petitionDate: day = '' }, { today }) => [
  ...unless(day <= today, { rule: 'V1', text: PETITION_TEXTS.futureDate, field: 'petitionDate' }),
  ...unless(!day || day >= EARLIEST_PETITION_DATE, {
    rule: 'V1',
    text: PETITION_TEXTS.earlyDate,
    field: 'petitionDate',
  }),
]

const ofPersons =
  (problemsOf: (person: PersonFacts, at: string, context: RulesContext) => readonly Problem[]): Rule =>
  ({ persons }, context) =>
    persons.flatMap((person, index) => problemsOf(person, `persons.${index}`, context))

/** Papers of other kinds have no form that could be checked. */
const idCards = ofPersons(({ certType, idCard }, at, { today, strictIdCards }) =>
  unless(
    !idCard || !['', RESIDENT_ID_CARD].includes(certType) || isIdCard(idCard.toUpperCase(), today, strictIdCards),
    {
      rule: 'V2',
      text: ID_CARD_PROBLEM,
      field: `${at}.idCard`,
    },
  ),
)

const mobiles = ofPersons(({ mobile }, at) =>
  unless(!mobile || MOBILE.test(mobile), { rule: 'V3', text: MOBILE_PROBLEM, field: `${at}.mobile` }),
)

const summaryLength: Rule = ({ summary }) =>
  unless(summary.length >= SUMMARY_LENGTH.min && summary.length <= SUMMARY_LENGTH.max, {
    rule: 'V4',
    text: PETITION_TEXTS.summary,
    field: 'summary',
  })

/** The petitioner's own words: classified ones are for the registrar to look at. */
const ownWords: Rule = ({ summary, request, originalText }) => {
  const word = findClassifiedWord([summary, request, originalText].join('\n'))
  return word ? [{ rule: 'V5', text: RULE_TEXTS.classified(word), field: 'summary' }] : []
}

const representatives: Rule = petition => {
  const { persons, representativeCount: named = 0 } = petition
  const recorded = persons.filter(({ role }) => role === PERSON_ROLE.representative).length
  const count = Math.max(named, recorded)
  const few = count <= MOST_REPRESENTATIVES && (count >= 1 || !isCollectiveVisit(petition))
  return unless(few || !VISIT_CHANNELS.includes(petition.channel), {
    rule: 'V6',
    text: RULE_TEXTS.representatives,
    field: 'representativeCount',
  })
}

const personCount: Rule = ({ personCount: count, persons }) => [
  ...unless(count !== undefined && count >= 1, { rule: 'V7', text: PETITION_TEXTS.personCount, field: 'personCount' }),
  ...unless(!count || count >= persons.filter(({ role }) => COUNTED.includes(role)).length, {
    rule: 'V7',
    text: RULE_TEXTS.fewerThanRecorded,
    field: 'personCount',
  }),
]

const categoryLevel: Rule = ({ category }) =>
  unless(isLeafCategory(category), { rule: 'V8', text: PETITION_TEXTS.category, field: 'category' })

const placeLevel: Rule = ({ placeRegion }) =>
  unless(isCountyOrDeeper(placeRegion), { rule: 'V9', text: PETITION_TEXTS.place, field: 'placeRegion' })

const accusedOf = ({ persons }: PetitionFacts): readonly PersonFacts[] =>
  persons.filter(({ role }) => role === PERSON_ROLE.accused)

const accusedNamed: Rule = petition =>
  unless(!isAccusation(petition) || petition.accusedOrgId !== '' || accusedOf(petition).length > 0, {
    rule: 'V10',
    text: RULE_TEXTS.accused,
    field: 'accusedOrgId',
  })

/** Whoever handles a petition is not the person complained about (条例 第二十八条). */
export const mustAvoid = (handlerName: string, accusedNames: readonly string[]): boolean =>
  accusedNames.some(name => name.replaceAll(/\s/g, '') === handlerName.replaceAll(/\s/g, ''))

const notOwnCase: Rule = (petition, { handlerName }) => {
  const names = accusedOf(petition).map(({ name }) => name)
  return unless(!mustAvoid(handlerName, names), { rule: 'V18', text: RULE_TEXTS.avoidance, field: 'persons' })
}

const RULES: readonly Rule[] = [
  ...[dateIsPast, idCards, mobiles, summaryLength, ownWords],
  ...[representatives, personCount, categoryLevel, placeLevel, accusedNamed, notOwnCase],
]

/** What the rules V1–V10 and V18 say against a registration, in their order. */
export const ruleProblems: Rule = (petition, context) => RULES.flatMap(rule => rule(petition, context))

/** As `ruleProblems`, without what the registrar has confirmed. */
export const openProblems = (petition: PetitionFacts, context: RulesContext): readonly Problem[] =>
  ruleProblems(petition, context).filter(({ rule }) => !petition.confirmed.includes(rule))

/** Whether what is asked for must be written down. */
export const asksForSomething = ({ purpose }: Pick<PetitionFacts, 'purpose'>) => PURPOSES_WITH_REQUEST.includes(purpose)
