import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/knowledgeTree': () => import('./tree/tree-page'),
    '/knowledgeTreeContent': () => import('./document/document-page'),
  },
})
