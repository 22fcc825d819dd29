import * as noted from '@portal/shared-lib/contract/case-notes'
import * as contract from '@portal/shared-lib/contract/cases'
import * as choices from '@portal/shared-lib/contract/choices'
import { openedCase } from '@portal/shared-lib/contract/opened-case'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { getPetition } from '../../petitions/record/scope'
import { type Route, route } from '../../platform/route'
import { readAccessList } from './access-list'
import { readDestinations } from './destinations'
import { readDisclosures } from './disclosures'
import { documentsOf } from './documents'
import { readNotes } from './notes/read'
import { remove, write } from './notes/write'
import { readOpened } from './opened'
import { readOversight } from './oversight'
import { readPeople } from './people'
import { readPetitionTodo } from './petition-todo'
import { readPreview } from './preview-limit'
import { readRatings } from './ratings'
import { readRelated } from './related'
import { reportsOf } from './reports'
import { readSteps } from './steps'
import { readSubmissions } from './submissions'
import { readTabCounts } from './tab-counts'
import { noteVisit } from './visits'

/** What the tabs of a case show, and what its dialogs offer. Whoever may see the case may ask; of each the answer holds what the caller may read. */
export const routes: Route[] = [
  { ...route(openedCase, [], readOpened), personLimit: 'rate.openCase' },
  route(contract.steps, [], ({ args, caller, db }) => readSteps(db, caller, args.petitionNo)),
  route(contract.disclosures, [], ({ args, caller, db }) => readDisclosures(db, caller, args.petitionNo)),
  route(contract.people, [], ({ args, caller, db, services }) => readPeople(db, caller, args.petitionNo, services)),
  route(contract.papers, [], async ({ args, caller, db }) => {
    const { id } = await getPetition(db, caller, args.petitionNo)
    return { documents: await documentsOf(db, caller, id), reports: await reportsOf(db, caller, id) }
  }),
  route(contract.related, [], ({ args, caller, db, services }) => readRelated(db, caller, args.petitionNo, services)),
  route(contract.oversight, [], ({ args, caller, db }) => readOversight(db, caller, args.petitionNo)),
  route(contract.ratings, [], ({ args, caller, db }) => readRatings(db, caller, args.petitionNo)),
  route(contract.tabCounts, [], ({ args, caller, db, services }) =>
    readTabCounts(db, caller, args.petitionNo, services.now()),
  ),
  route(contract.visit, [], ({ args, caller, db, services }) => noteVisit(db, caller, args.petitionNo, services.now())),
  route(contract.submissions, [], ({ args, caller, db }) => readSubmissions(db, caller, args.petitionNo)),
  route(noted.notes, [], ({ args, caller, db, services, request }) =>
    readNotes(db, caller, args.petitionNo, { ...services, log: request.log }),
  ),
  route(noted.saveNote, [], write),
  route(noted.removeNote, [], remove),
  route(petitionTodo, [], ({ args, caller, db, services }) =>
    readPetitionTodo(db, caller, args.petitionNo, services.now()),
  ),
  route(choices.destinations, [], ({ args, caller, db }) => readDestinations(db, caller, args)),
  route(choices.accessList, [], ({ args, caller, db }) => readAccessList(db, caller, args)),
  route(choices.previewLimit, [], ({ args, caller, db, services }) => readPreview(db, caller, args, services.now())),
]
