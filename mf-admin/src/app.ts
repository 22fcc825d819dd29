import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/sys/codeTable': () => import('./code-tables/code-tables-page'),
    '/sys/online': () => import('./online-users/online-users-page'),
    '/sys/audit': () => import('./audit/audit-page'),
    '/sys/organisation': () => import('./organisations/organisations-page'),
    '/sys/user': () => import('./accounts/accounts-page'),
    '/sys/authorisation': () => import('./authorisation/authorisation-page'),
    '/sys/documentTemplate': () => import('./document-templates/templates-page'),
    '/sys/jobs': () => import('./jobs/jobs-page'),
    '/sys/federation': () => import('./federation/federation-page'),
    '/sys/parameter': () => import('./parameters/parameters-page'),
  },
})
