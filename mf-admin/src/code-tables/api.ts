import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  codeHistory,
  codeItems,
  codeTables,
  moveCodeItem,
  previewCodeItem,
  saveCodeItem,
} from '@portal/shared-lib/contract/calls/code-tables'

export const {
  useAdminCodeTablesQuery,
  useAdminCodeItemsQuery,
  useAdminCodeHistoryQuery,
  useAdminPreviewCodeItemMutation,
  useAdminSaveCodeItemMutation,
  useAdminMoveCodeItemMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminCodeTables: reads(build, codeTables, ['Table']),
  adminCodeItems: reads(build, codeItems, ['Table']),
  adminCodeHistory: reads(build, codeHistory, ['Table']),
  adminPreviewCodeItem: writes(build, previewCodeItem, []),
  adminSaveCodeItem: writes(build, saveCodeItem, ['Table']),
  adminMoveCodeItem: writes(build, moveCodeItem, ['Table']),
}))
