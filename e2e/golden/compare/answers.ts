/** What the server says of a case, as far as it is compared; in the words of the wire. */
export interface CaseAnswer {
  readonly stateName: string
  readonly xfxs: string
  readonly nmbz: boolean
  readonly xfrs: number
  readonly xfmd: string
  readonly nrfl: string
  readonly nrzy: string
  readonly tsqq: string
  readonly flcl: string
  readonly drtj: string
  readonly bzList: readonly string[]
  readonly bldw: string
  readonly bjlx: string
  readonly zjbh: string
}

export interface ClockAnswer {
  readonly type: string
  readonly organisation: string
  readonly state: string
  readonly late: boolean
  readonly pausedDays: number
  readonly extendedDays: number
  readonly result: string
}

export interface StepAnswer {
  readonly stepId: string
  readonly parentId: string | null
  readonly isLead: boolean
  readonly modeName: string
  readonly from: string
  readonly to: string
  readonly stateName: string
  readonly needsReport: boolean
}

export interface EventAnswer {
  readonly action: string
  readonly actor: string
  readonly stateName: string
}

interface DeliveryAnswer {
  readonly sdfs: string
  readonly sdrq: string | null
  readonly jsbz: boolean
}

export interface PapersAnswer {
  readonly documents: readonly {
    readonly typeName: string
    readonly organisation: string
    readonly deliveries: readonly DeliveryAnswer[]
  }[]
  readonly reports: readonly { readonly organisation: string; readonly stateName: string }[]
}

export interface OversightAnswer {
  readonly urges: readonly { readonly from: string; readonly to: string; readonly repliedAt: string | null }[]
  readonly extensions: readonly {
    readonly days: number
    readonly stateName: string
    readonly informedAt: string | null
  }[]
  readonly suspensions: readonly { readonly organisation: string; readonly endedAt: string | null }[]
}

export interface RatingsAnswer {
  readonly evaluations: readonly { readonly side: string; readonly stateName: string; readonly myd: string }[]
  readonly checks: readonly { readonly stateName: string; readonly score: number | null }[]
}

export interface TodoAnswer {
  readonly code: string
  readonly dzbz: string
}
