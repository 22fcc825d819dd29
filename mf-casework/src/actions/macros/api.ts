import { reads, remoteApi, writes } from '@portal/shared-lib'
import { macros, removeMacro, saveMacro } from '@portal/shared-lib/contract/calls/macros'

export const { useCaseworkMacrosQuery, useCaseworkMacrosSaveMutation, useCaseworkMacrosRemoveMutation } = remoteApi(
  'mf-casework',
  'caseworkMacros',
  build => ({
    caseworkMacros: reads(build, macros, ['Setting']),
    caseworkMacrosSave: writes(build, saveMacro, ['Setting']),
    caseworkMacrosRemove: writes(build, removeMacro, ['Setting']),
  }),
)
