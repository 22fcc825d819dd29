/** What two browsers tell each other to be connected, through the server. */
export type Signal = { readonly description: RTCSessionDescriptionInit } | { readonly candidate: RTCIceCandidateInit }
