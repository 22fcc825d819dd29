import { defineRemote } from '@portal/shared-lib'

export default defineRemote({
  routes: {
    '/wisdomSearch': () => import('./search/search-page'),
    '/sys/synonym': () => import('./synonyms/synonyms-page'),
    '/sys/knowledge': () => import('./managing/managing-page'),
    '/sys/course': () => import('./keeping/keeping-page'),
    '/knowledgeTree': () => import('./tree/tree-page'),
    '/courseVideoPage': () => import('./courses/course-page'),
    '/knowledgeTreeContent': () => import('./document/document-page'),
    '/lawsKnowledge/lawsDetail': () => import('./law/law-page'),
  },
})
