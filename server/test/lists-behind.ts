import { approvals } from '@portal/shared-lib/contract/approvals'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { jointReceptions } from '@portal/shared-lib/contract/joint-receptions'
import { leaderCases } from '@portal/shared-lib/contract/leader-cases'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { officialDocuments } from '@portal/shared-lib/contract/official-documents'
import { onlineItems } from '@portal/shared-lib/contract/online'
import { scans } from '@portal/shared-lib/contract/recognition'
import { recommendations } from '@portal/shared-lib/contract/recommendations'
import { reviews } from '@portal/shared-lib/contract/reviews'
import { supervisions } from '@portal/shared-lib/contract/supervisions'
import { tickets } from '@portal/shared-lib/contract/tickets'
import type { Client } from './client'

/** A row behind a figure: what case it is about, and the lamp of its limit, where it has one. */
export interface RowBehind {
  readonly about: string
  readonly lamp: string
}

type Read = (client: Client, token: string, permissions: ReadonlySet<string>) => Promise<readonly RowBehind[]>
export type Filter = NonNullable<CallArgs<typeof petitionList>['filter']>

const LONGEST_PAGE = 9999
const READ_SCANS: readonly string[] = ['done', 'unreadable']
const OPEN_TICKETS: readonly string[] = ['1', '2', '5']

const unlimited = (about: string): RowBehind => ({ about, lamp: 'none' })

/** A list as its page asks for it; with a filter what that leaves. */
export const listed =
  (viewId: string, filter?: Filter): Read =>
  async (client, token) => {
    const asked = { viewId, limit: LONGEST_PAGE, ...(filter && { filter }) }
    const { list, total } = await client.answerTo(petitionList, asked, { token })
    if (list.length !== total) throw new Error(`${viewId} says ${total} and shows ${list.length}`)
    return list.map(({ xfjbh, xfjid, lamp }) => ({ about: String(xfjbh || xfjid), lamp: String(lamp) }))
  }

const IS_SIMPLE: Filter = { conditions: [{ field: 'simple', operator: 'is', values: ['1'] }] }

/** The rows behind each counter, by its path below `api/`: the list of its page, or what of it the page says the badge counts. */
export const LISTS_BEHIND: Readonly<Record<string, Read>> = {
  'todos/departmentCount': listed('v_dbx_depart'),
  'DbxxController/getGerenBlListTotalCount': listed('v_dbx_personal'),
  'DbxxController/leaderLetterList': listed('v_ldxx'),
  'DbxxController/getBlbgListTotalCount': listed('v_blbg'),
  'todos/returnCount': listed('v_thqs'),
  'todos/noticeCount': listed('v_gzs'),
  'DbxxController/getBjhcCount': listed('v_bjhc'),
  'ReplaceEntryController/getReplaceEntryInfo': listed('v_dlr'),
  'petitions/simpleCount': listed('v_dbx_personal', IS_SIMPLE),
  'DbxxController/netLetterList': async (client, token, permissions) => {
    const rows = await listed('v_wsxf')(client, token, permissions)
    const queue = await client.answerTo(onlineItems, {}, { token })
    if (queue.length !== rows.length) throw new Error(`The list has ${rows.length}, the queue ${queue.length}`)
    return rows
  },
  'SyspController/getLdspListTotalCount': async (client, token) => {
    const { list } = await client.answerTo(approvals, { limit: LONGEST_PAGE }, { token })
    return list.map(({ petitionNo, lamp }) => ({ about: petitionNo, lamp }))
  },
  'DbDbxxController/getDbDbxxCount': async (client, token) => {
    const { list, total } = await client.answerTo(supervisions, { limit: LONGEST_PAGE }, { token })
    if (list.length !== total) throw new Error(`The orders are said to be ${total} and shown as ${list.length}`)
    return list.map(({ petitionNo, orderNo, lamp }) => ({ about: petitionNo || orderNo, lamp }))
  },
  'recommendations/count': async (client, token) => {
    const { list, total } = await client.answerTo(recommendations, { limit: LONGEST_PAGE }, { token })
    if (list.length !== total) throw new Error(`The recommendations are ${total} and shown as ${list.length}`)
    return list.map(({ id, lamp }) => ({ about: id, lamp }))
  },
  'GwxxController/getGwDBCount': async (client, token) => {
    const { list, total } = await client.answerTo(officialDocuments, { limit: LONGEST_PAGE }, { token })
    if (list.length !== total) throw new Error(`The official documents are ${total} and shown as ${list.length}`)
    return list.map(({ id, lamp }) => ({ about: id, lamp }))
  },
  'FcfhblfsxxController/queryDbCount': async (client, token) => {
    const { list, total } = await client.answerTo(reviews, { limit: LONGEST_PAGE }, { token })
    if (list.length !== total) throw new Error(`The reviews are said to be ${total} and shown as ${list.length}`)
    return list.map(({ petitionNo, lamp }) => ({ about: petitionNo, lamp }))
  },
  'FcfhSyspController/queryDbCount': async (client, token) => {
    const { list } = await client.answerTo(approvals, { todoType: 'reviewApproval', limit: LONGEST_PAGE }, { token })
    return list.map(({ petitionNo, lamp }) => ({ about: petitionNo, lamp }))
  },
  'recognition/unreadCount': async (client, token) => {
    const all = await client.answerTo(scans, {}, { token })
    return all.filter(({ state }) => !READ_SCANS.includes(state)).map(({ itemId }) => unlimited(itemId))
  },
  'recognition/waitingCount': async (client, token) => {
    const all = await client.answerTo(scans, {}, { token })
    return all.filter(({ takenBy, isOwn }) => takenBy === '' || isOwn).map(({ itemId }) => unlimited(itemId))
  },
  'windowRegisterController/getBdCount': async (client, token) => {
    const all = await client.answerTo(tickets, {}, { token })
    return all.filter(({ state }) => OPEN_TICKETS.includes(state)).map(({ ticketNo }) => unlimited(ticketNo))
  },
  'lfjtController/getJtInfoCardListNum': async (client, token) => {
    const all = await client.answerTo(tickets, {}, { token })
    const joint = await client.answerTo(jointReceptions, {}, { token })
    return [
      ...all.filter(({ waitsForMe }) => waitsForMe).map(({ ticketNo }) => unlimited(ticketNo)),
      ...joint
        .filter(({ waitsForMe }) => waitsForMe)
        .map(({ ticketNo, petitionNo, jointId }) => unlimited(ticketNo || petitionNo || jointId)),
    ]
  },
  'leaderCases/waiting': async (client, token, permissions) => {
    if (!permissions.has('ba:decide')) return []
    const all = await client.answerTo(leaderCases, {}, { token })
    return all.filter(({ asked, isAsker }) => asked !== '' && !isAsker).map(({ petitionNo }) => unlimited(petitionNo))
  },
}
