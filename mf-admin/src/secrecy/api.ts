import { reads, remoteApi, writes } from '@portal/shared-lib'
import { classifiedWords, masks, previewWord, setMask, setWord } from '@portal/shared-lib/contract/calls/secrecy'

export const {
  useAdminClassifiedWordsQuery,
  useAdminPreviewWordMutation,
  useAdminSetWordMutation,
  useAdminMasksQuery,
  useAdminSetMaskMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminClassifiedWords: reads(build, classifiedWords, ['Setting']),
  adminPreviewWord: writes(build, previewWord, []),
  adminSetWord: writes(build, setWord, ['Setting']),
  adminMasks: reads(build, masks, ['Setting']),
  adminSetMask: writes(build, setMask, ['Setting']),
}))
