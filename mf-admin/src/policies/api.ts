import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  chains,
  distribution,
  policyHistory,
  previewChain,
  previewDistribution,
  previewUrging,
  setChain,
  setDistribution,
  setUrging,
  urging,
} from '@portal/shared-lib/contract/calls/policies'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'

export const {
  useAdminChainsQuery,
  useAdminPreviewChainMutation,
  useAdminSetChainMutation,
  useAdminDistributionQuery,
  useAdminPreviewDistributionMutation,
  useAdminSetDistributionMutation,
  useAdminUrgingQuery,
  useAdminPreviewUrgingMutation,
  useAdminSetUrgingMutation,
  useAdminPolicyHistoryQuery,
  useAdminCategoriesQuery,
} = remoteApi('mf-admin', 'admin', build => ({
  adminChains: reads(build, chains, ['Setting']),
  adminPreviewChain: writes(build, previewChain, []),
  adminSetChain: writes(build, setChain, ['Setting']),
  adminDistribution: reads(build, distribution, ['Setting']),
  adminPreviewDistribution: writes(build, previewDistribution, []),
  adminSetDistribution: writes(build, setDistribution, ['Setting']),
  adminUrging: reads(build, urging, ['Setting']),
  adminPreviewUrging: writes(build, previewUrging, []),
  adminSetUrging: writes(build, setUrging, ['Setting']),
  adminPolicyHistory: reads(build, policyHistory, ['Setting']),
  adminCategories: reads(build, codeTable, ['Setting']),
}))
