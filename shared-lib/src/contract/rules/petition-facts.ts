import type { FormName } from './petition-forms'

/** What the rules look at of a person. */
export interface PersonFacts {
  /** 1 main petitioner, 2 co-signer, 3 representative, 4 accompanying, 5 agent, 6 accused. */
  readonly role: string
  readonly name: string
  /** DM_ZJLX; empty is the resident's identity card. */
  readonly certType: string
  readonly idCard: string
  readonly mobile: string
  readonly phone: string
  readonly address: string
  readonly postcode: string
  readonly email: string
}

/** What the rules look at of a registration. */
export interface PetitionFacts {
  readonly form: FormName
  readonly channel: string
  readonly petitionDate?: string | undefined
  readonly anonymous: boolean
  readonly summary: string
  readonly request: string
  readonly originalText: string
  readonly purpose: string
  readonly legalClass: string
  readonly category: string
  readonly placeRegion: string
  readonly accusedOrgId: string
  readonly personCount?: number | undefined
  readonly representativeCount?: number | undefined
  readonly persons: readonly PersonFacts[]
  /** Those that a form requires by its description. */
  readonly sourceNo?: string | undefined
  readonly actualVisitors?: number | undefined
  /** Rules whose warning the registrar has confirmed. */
  readonly confirmed: readonly string[]
}

/** What the rules compare with. */
export interface RulesContext {
  /** Day at +08:00. */
  readonly today: string
  readonly strictIdCards: boolean
  /** Name of whoever registers. */
  readonly handlerName: string
}
