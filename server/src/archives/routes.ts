import * as contract from '@portal/shared-lib/contract/archives'
import { type Route, route } from '../platform/route'
import { boxVolumes, closeVolume } from './close'
import { countTabs } from './counts'
import { CONFIRMS, confirmDestruction, holdVolume, proposeDestruction, returnDestruction } from './destruction'
import { listDestructions, sheetOfDestruction } from './destructions'
import { addToVolume, dissolveVolume, makeVolume, takeOut } from './gather'
import { listVolumes, readVolume } from './list'
import { PAGE } from './row'
import { listTransfers, sheetOfTransfer, transferVolumes } from './transfers'
import { listWaiting } from './waiting'

const MAY_READ = [PAGE]
const MAY_GATHER = ['da:volume']
const MAY_PROPOSE = ['da:destroy']

export const routes: Route[] = [
  route(contract.archiveWaiting, MAY_READ, ({ args, caller, db }) => listWaiting(db, caller, args)),
  route(contract.volumes, MAY_READ, ({ args, caller, db, services }) => listVolumes(db, caller, args, services.now())),
  route(contract.volume, MAY_READ, readVolume),
  route(contract.makeVolume, MAY_GATHER, makeVolume),
  route(contract.addToVolume, MAY_GATHER, addToVolume),
  route(contract.takeOut, MAY_GATHER, takeOut),
  route(contract.dissolveVolume, MAY_GATHER, dissolveVolume),
  route(contract.closeVolume, MAY_GATHER, closeVolume),
  route(contract.boxVolumes, MAY_GATHER, boxVolumes),
  route(contract.transferVolumes, ['da:transfer'], transferVolumes),
  route(contract.transfers, MAY_READ, ({ args, caller, db }) => listTransfers(db, caller, args)),
  { ...route(contract.transferSheet, MAY_READ, sheetOfTransfer), personLimit: 'rate.figures' },
  route(contract.archiveCounts, MAY_READ, ({ caller, db, services }) => countTabs(db, caller, services.now())),
  route(contract.holdVolume, MAY_PROPOSE, holdVolume),
  route(contract.proposeDestruction, MAY_PROPOSE, proposeDestruction),
  route(contract.confirmDestruction, [CONFIRMS], confirmDestruction),
  route(contract.returnDestruction, [...MAY_PROPOSE, CONFIRMS], returnDestruction),
  route(contract.destructions, MAY_READ, ({ args, caller, db }) => listDestructions(db, caller, args)),
  { ...route(contract.destructionSheet, MAY_READ, sheetOfDestruction), personLimit: 'rate.figures' },
]
