import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { duplicates } from '@portal/shared-lib/contract/duplicates'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { jointReceptions } from '@portal/shared-lib/contract/joint-receptions'
import { findColleagues, findOrganisations, findRegions } from '@portal/shared-lib/contract/lookups'
import { deleteDraft, draft, drafts, saveDraft } from '@portal/shared-lib/contract/petition-drafts'
import { limitsAhead, register, suggest } from '@portal/shared-lib/contract/registration'
import { selfEntries } from '@portal/shared-lib/contract/self-entries'
import { codeTable, regions } from '@portal/shared-lib/contract/tables'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import app from '../../app'

type Fakes = Parameters<typeof fakeServer>[0]

const TABLES: Readonly<Record<string, readonly (readonly [string, string, string?])[]>> = {
  DM_XFXS: [
    ['100', '来信'],
    ['110', '传真'],
    ['200', '来访'],
    ['300', '网上投诉'],
    ['400', '来电'],
  ],
  DM_XFMD: [
    ['01', '意见建议'],
    ['02', '揭发控告'],
    ['03', '求决'],
  ],
  DM_NRFL: [
    ['030000', '城乡建设'],
    ['030300', '物业管理', '030000'],
  ],
  DM_BLFS: [
    ['080100', '内容不清无法联系'],
    ['080200', '匿名且无具体事实'],
  ],
  DM_JJCD: [
    ['1', '一般'],
    ['2', '急'],
  ],
}

const region = (regionCode: string, regionName: string, leaf = false) => ({
  regionCode,
  regionName,
  regionType: '',
  leaf,
})
const REGIONS: Readonly<Record<string, readonly ReturnType<typeof region>[]>> = {
  '': [region('990000000000', '临江省')],
  '990000000000': [region('990100000000', '安澜市')],
  '990100000000': [region('990121000000', '石渡县'), region('990102000000', '城东区')],
}

export const REGISTERED: CallAnswer<typeof register> = {
  petitionNo: 'LX990101261120000175',
  queryCode: '12345678',
  todoId: '7',
  dueAt: '2026-12-05 23:59:59',
  repeatFlag: '0',
  mergedInto: '',
}

/** What every page of registration may ask; later fakes stand before these. */
export const USUAL: Fakes = [
  fake(codeTable, ({ args }) =>
    (TABLES[args.tableName] ?? []).map(([codeId, codeName, parentId]) => ({
      codeId,
      codeName,
      parentId: parentId ?? null,
    })),
  ),
  fake(regions, ({ args }) => [...(REGIONS[args.parentCode ?? ''] ?? [])]),
  fake(findRegions, () => []),
  fake(findOrganisations, () => [{ orgId: 'o9', name: '安澜市住房和城乡建设局', regionName: '安澜市' }]),
  fake(findColleagues, () => [{ personId: 'p7', name: '郑庚榆', department: '局领导', position: '副局长' }]),
  fake(duplicates, () => []),
  fake(jointReceptions, () => []),
  fake(selfEntries, () => []),
  fake(drafts, () => []),
  fake(draft, () => ({ id: '', form: 'letter' as const, savedAt: '2026-11-20 10:00:00', content: '{}', files: [] })),
  fake(saveDraft, ({ args }) => ({ id: args.id, form: args.form, savedAt: '2026-11-20 10:20:30' })),
  fake(deleteDraft, () => null),
  fake(
    buttonStatus,
    (): CallAnswer<typeof buttonStatus> => [
      { code: 'bl:transfer', action: 'transfer', name: '转送', visible: 1, enabled: 1, reason: '', primary: 1 },
      { code: 'bl:file', action: 'file', name: '存查', visible: 1, enabled: 0, reason: '须经批准', primary: 0 },
    ],
  ),
  fake(limitsAhead, () => [
    {
      name: '分办期限',
      length: '15日',
      begins: '自登记之日起',
      basis: '《信访工作条例》第二十二条',
      dueAt: '2026-12-05 23:59:59',
    },
    {
      name: '办结期限',
      length: '60日',
      begins: '自受理之日起',
      basis: '《信访工作条例》第三十四条',
      dueAt: null,
    },
  ]),
  fake(suggest, () => ({ categories: [], places: [], units: [] })),
  fake(register, () => REGISTERED),
]

/** A page of registration as a registrar sees it, with what has arrived at the server. */
export async function openRegistration(page: string, fakes: Fakes = [], buttons: readonly string[] = []) {
  const server = fakeServer([...fakes, ...USUAL])
  const remote = await renderRemote(app, {
    path: `/${page}`,
    desktop: desktopWith([page.split('?')[0] ?? '', ...buttons]),
  })
  const arrivedAt = (path: string) => server.arrived.filter(arrived => arrived.path === path).map(({ args }) => args)
  return { arrivedAt, close: () => remote.unmount().then(server.stop) }
}
