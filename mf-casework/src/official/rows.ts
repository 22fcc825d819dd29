import { send } from '@portal/shared-lib'
import {
  type OfficialDocumentsAnswer,
  type OfficialDocumentsArgs,
  officialDocuments,
} from '@portal/shared-lib/contract/calls/official-documents'
import { readWholly } from '../proceedings/read-all'

/** What a list of them is asked for. */
export type Asked = Required<Pick<OfficialDocumentsArgs, 'tab' | 'year' | 'kind' | 'urgency' | 'state' | 'words'>>

export type Row = OfficialDocumentsAnswer['list'][number]

/** The two registers, as the audit knows them and as their files are called. */
export const REGISTERS = {
  received: { id: 'v_gw_sw', name: '收文登记簿' },
  sent: { id: 'v_gw_fw', name: '发文登记簿' },
} as const

/** How far it is, and whom the reader decides for. */
export const stateOf = ({ stateName, onBehalf }: Row): string =>
  onBehalf ? `${stateName}（代${onBehalf}审批）` : stateName

/** Of what is on its way or done; nobody can sign for it before. */
const SENT: readonly Row['state'][] = ['5', '6', '7']

export const receiptsOf = ({ state, incoming, signed, total }: Row): string =>
  incoming || !SENT.includes(state) ? '' : `${signed}/${total}已签收`

/** All that was asked for, newest first. */
export const readRows = (asked: Asked) => readWholly<Row>(page => send(officialDocuments, { ...asked, ...page }))
