/** What two browsers tell each other to be connected, through the server. */
export type Signal =
  /** An offer and its answer have the number of their round; what was overtaken by a newer offer is left alone. */
  | { readonly description: RTCSessionDescriptionInit; readonly round: number }
  | { readonly candidate: RTCIceCandidateInit }
  /** From the side that makes no offers: the way is gone, and another one is wanted. */
  | { readonly again: true }

export type Described = Extract<Signal, { readonly description: unknown }>
