import * as contract from '@portal/shared-lib/contract/files'
import { PIECE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import { type Route, route } from '../../route'
import { add } from './add-piece'
import { begin } from './begin'
import { cancel } from './cancel'
import { getUpload, progressOf } from './find-upload'
import { finish, keepUpload } from './finish'

const state = route(contract.uploadState, [], async ({ args, caller, db }) =>
  progressOf(await getUpload(db, caller, args.id)),
)

export const routes: Route[] = [
  { ...route(contract.beginUpload, [], begin), personLimit: 'rate.upload' },
  { ...route(contract.addPiece, [], add), maxPiece: PIECE_BYTES },
  state,
  { ...route(contract.finishUpload, [], finish), keep: keepUpload },
  route(contract.cancelUpload, [], cancel),
]
