import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { type Route, route } from '../../../platform/route'
import { hitsIn, writtenHolding } from '../search-tree'
import { moveNode, readManagedTree, removeFolder, saveFolder } from './arrange'
import { storeCategories } from './categories'
import { createDraft, saveDraft } from './drafts'
import { readEditors } from './editors'
import { endFeedback, readFeedback } from './feedback'
import { readManaged } from './managed'
import { readDraft } from './read-draft'
import { readTextFile } from './read-text-file'
import { discardDraft, publishDraft, retireDocument, returnDraft, submitDraft } from './steps'

/** Who administers the knowledge base. */
const EDITING = ['zs:edit']

const managedDocuments = route(contract.managedDocuments, EDITING, ({ db, services }) =>
  readManaged(db, services.now()),
)

const editors = route(contract.editors, EDITING, ({ db }) => readEditors(db))

const setCategories = route(contract.setCategories, EDITING, async ask => {
  await storeCategories(ask)
  return null
})

const draft = route(contract.draft, EDITING, ({ args, caller, db }) => readDraft(db, caller, args.id))
const create = route(contract.createDraft, EDITING, createDraft)
const save = route(contract.saveDraft, EDITING, saveDraft)
const submit = route(contract.submitDraft, EDITING, submitDraft)
const publish = route(contract.publishDraft, EDITING, publishDraft)
const sendBack = route(contract.returnDraft, EDITING, returnDraft)
const retire = route(contract.retireDocument, EDITING, retireDocument)

const discard = route(contract.discardDraft, EDITING, discardDraft)

const readFile = route(contract.readTextFile, EDITING, readTextFile)

const managedTree = route(contract.managedTree, EDITING, ({ db }) => readManagedTree(db))
const searchManaged = route(contract.searchManaged, EDITING, async ({ args: { words }, db }) => {
  const { rows } = await writtenHolding(words).execute(db)
  return hitsIn(await readManagedTree(db), words, rows)
})
const move = route(contract.moveNode, EDITING, moveNode)
const keepFolder = route(contract.saveFolder, EDITING, saveFolder)
const dropFolder = route(contract.removeFolder, EDITING, removeFolder)

const feedback = route(contract.feedback, EDITING, ({ args, db }) => readFeedback(db, args.id))
const handle = route(contract.handleFeedback, EDITING, endFeedback)

export const managingRoutes: Route[] = [
  ...[managedDocuments, setCategories, editors],
  ...[draft, create, save, submit, publish, sendBack, retire, discard],
  { ...readFile, personLimit: 'rate.upload' },
  { ...searchManaged, personLimit: 'rate.find' },
  ...[managedTree, move, keepFolder, dropFolder],
  ...[feedback, handle],
]
