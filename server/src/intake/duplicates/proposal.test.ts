import { proposalFor } from './proposal'
import type { EarlierPetition } from './read-earlier'

const NOW = new Date('2026-11-20T09:00:00+08:00')

describe('What follows where a petition is about an earlier matter', () => {
  const earlier = { state: '60', acceptedAt: NOW, closedAt: NOW, dueAt: null } as EarlierPetition
  const matter = { count: 1, state: 'open', instance: 0, isOver: false, plan: '' }

  it.each([
    ['nothing is over', {}, false, ''],
    ['a review can still be asked for', { instance: 1, isOver: true }, true, 'review'],
    ['nobody asked for a review in time', { isOver: true }, false, '070200'],
    ['nobody asked for a re-review in time', { instance: 1, isOver: true }, false, '070300'],
    ['it was re-reviewed', { instance: 2, isOver: true }, false, '070100'],
    ['it was terminated', { state: 'terminated' }, true, '070100'],
  ])('where %s', (_, facts, isReviewable, proposal) => {
    expect(proposalFor(earlier, { ...matter, ...facts }, isReviewable, NOW)).toBe(proposal)
  })
})
