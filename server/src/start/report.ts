/** What to tell once the portal answers. */
export interface Summary {
  readonly address: string
  /** Of the demonstration; none where the database is in use. */
  readonly accounts: readonly { readonly account: string; readonly name: string; readonly role: string }[]
  readonly password?: string
}

/** Tells whoever started the server how the start goes. */
export interface Report {
  /** A step that begins. */
  step(name: string): void
  /** Something the operator should know. */
  note(text: string): void
  ready(summary: Summary): void
  /** Resolves when it is told, so that the process may end. */
  failed(message: string): Promise<void>
}

/** Messages to the launcher where there is one, else lines on standard output. */
export function createReport({ send, connected }: Pick<NodeJS.Process, 'send' | 'connected'>): Report {
  const tell = (message: object): Promise<void> => {
    if (!send || !connected) return Promise.resolve(console.log(JSON.stringify(message)))
    return new Promise(resolve => send.call(process, message, undefined, undefined, () => resolve()))
  }
  return {
    step: name => void tell({ type: 'step', name }),
    note: text => void tell({ type: 'note', text }),
    ready: summary => void tell({ type: 'ready', ...summary }),
    failed: message => tell({ type: 'failed', message }),
  }
}
