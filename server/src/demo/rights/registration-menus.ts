import { type MenuSeed, menu, type PageSeed, page } from './menu'

const BLOCK = 'xfdj'
const RECEPTION = 'R06 R07 R08 R14 R15'

/** A page on which its roles register petitions. */
const register = (url: string, title: string, roles: string, buttons: PageSeed['buttons'] = {}): PageSeed =>
  page(url, title, roles, { buttons: { 'xfj:register': roles, 'xfj:edit': roles, ...buttons } })

const reminding = (seed: PageSeed, counter: string): PageSeed => ({ ...seed, counter })

/** 信访登记: one menu for each way in which a petition comes. */
export const REGISTRATION_MENUS: readonly MenuSeed[] = [
  menu(BLOCK, 'letterManage', '来信管理', 'icon-letter', {
    pages: [
      page('letterOriginal', '来信原件识别', 'R01', { counter: 'recognition/unreadCount' }),
      register('letterRegisterAiInfo', '来信智能登记', 'R01'),
      register('letterRegister', '来信登记', 'R01 R06 R12', {
        'xfj:merge': 'R01 R06',
        'xfj:unmerge': 'R01 R06',
        'xfj:print': 'R01 R06 R12',
      }),
    ],
  }),
  menu(BLOCK, 'centralizedScan', '集中扫描', 'icon-scan', {
    pages: [
      reminding(
        register('letterRegister', '集中扫描登记', 'R01 R07', {
          'xfj:register': 'R01',
          'xfj:edit': 'R01',
          'scan:assign': 'R07',
        }),
        'recognition/waitingCount',
      ),
    ],
  }),
  menu(BLOCK, 'netManage', '网上信访', 'icon-net', {
    pages: [reminding(register('netRegister', '网上信访登记', 'R04'), 'DbxxController/netLetterList')],
  }),
  menu(BLOCK, 'visitorManage', '来访管理', 'icon-visitor', {
    pages: [reminding(register('visitorRegister', '来访登记', 'R03 R06 R12'), 'lfjtController/getJtInfoCardListNum')],
  }),
  menu(BLOCK, 'visitorMainScreen', '来访大厅', 'icon-hall', {
    pages: [page('visitorMainScreen', '来访大厅主屏', 'R02', { buttons: { 'hall:notice': 'R02' } })],
  }),
  menu(BLOCK, 'windowsComManage', '窗口登记', 'icon-window', {
    pages: [page('windowsComRegister', '窗口综合登记', 'R02', { counter: 'windowRegisterController/getBdCount' })],
  }),
  menu(BLOCK, 'teleManage', '来电管理', 'icon-phone', {
    pages: [register('teleRegister', '来电登记', 'R05 R06 R12')],
  }),
  menu(BLOCK, 'simpleManage', '简易办理', 'icon-simple', {
    pages: [reminding(register('simpleRegister', '简易办理登记', 'R03 R04 R05 R06 R12'), 'petitions/simpleCount')],
  }),
  menu(BLOCK, 'xsdjManage', '巡视信访', 'icon-inspection', {
    pages: [register('xsRegister', '巡视信访登记', 'R11')],
  }),
  menu(BLOCK, 'leaderJieFang', '领导接访包案', 'icon-leader', {
    pages: [
      page('leaderJFRegister', '领导接访登记', RECEPTION, { buttons: { 'jf:register': RECEPTION } }),
      page('leaderBARegister', '领导包案登记', RECEPTION, {
        counter: 'leaderCases/waiting',
        buttons: { 'ba:register': RECEPTION, 'ba:progress': RECEPTION, 'ba:decide': 'R07 R08 R14 R15' },
      }),
    ],
  }),
  menu(BLOCK, 'jiefangEwm', '接访二维码', 'icon-qrcode', {
    pages: [page('jiefangEwmPage', '接访二维码', 'R02 R03')],
  }),
]
