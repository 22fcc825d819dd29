import { notify } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useState } from 'react'
import type { ButtonRow } from '../actions/bar/sort-buttons'
import type { ActionForm, Values } from '../actions/form'
import { FORMS } from '../actions/forms'
import { type Acted, act } from '../actions/panel/act'
import { useCaseButtonsQuery } from '../case-api'
import { type CasePath, todoOf } from './case-paths'
import { goOn } from './queue/go-on'
import { useFirst } from './use-first'

/** An action that is being filled in. */
interface Filled {
  readonly form: ActionForm
  /** What it begins with, where it was submitted before. */
  readonly before: Values | undefined
  /** 常用操作 that fills it in; empty: none. */
  readonly macroId: string
  /** Tells one filling from the next. */
  readonly key: number
}

const NONE: readonly ButtonRow[] = []

/** What can be done with a case, and what of it is under way. */
export function useWork(petition: PetitionAnswer, address: string, { opensFirst, isProxy = false }: CasePath) {
  const { petitionNo, version } = petition
  const todoId = todoOf(address)
  const isReadOnly = new URLSearchParams(address.split('?')[1]).get('readonly') === '1'
  const { data: rows } = useCaseButtonsQuery({ petitionNo, todoId }, { skip: isReadOnly })
  const buttons = rows ?? NONE
  const [filled, fill] = useState<Filled>()

  const open = (action: string, before?: Values, macroId = '') => {
    const form = FORMS.get(action)
    if (!form) return
    if (form.isAtOnce && !isProxy) return void doAtOnce(form)
    fill(now => ({ form, before, macroId, key: (now?.key ?? 0) + 1 }))
  }
  const doAtOnce = async (form: ActionForm) => {
    const acted = await act(form, { petitionNo, version, todoId, paperId: '' }, {})
    if (acted.refused) notify.error(acted.refused.message)
    else void goOn(petitionNo, acted)
  }

  useFirst({
    address,
    opensPrimary: opensFirst ?? false,
    rows,
    open: (action, macroId) => open(action, undefined, macroId),
  })

  return {
    todoId,
    isProxy,
    isReadOnly,
    buttons,
    filled,
    open,
    close: () => fill(undefined),
    /** It is done. */
    done: (acted: Acted) => {
      fill(undefined)
      void goOn(petitionNo, acted)
    },
    /** Whether an action can be done now. */
    can: (action: string) => buttons.some(row => row.action === action && row.enabled === 1),
    obstacleOf: (action: string) => buttons.find(row => row.action === action)?.reason ?? '',
  }
}

export type Work = ReturnType<typeof useWork>
