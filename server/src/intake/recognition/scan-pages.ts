/** Pages on which scanned letters are read and registered; one of them is needed. */
export const SCAN_PAGES = [
  'centralizedScan/letterRegister',
  'letterManage/letterOriginal',
  'letterManage/letterRegisterAiInfo',
]
