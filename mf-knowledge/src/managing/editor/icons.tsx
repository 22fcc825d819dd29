const PATHS = {
  bullets: 'M3 4h.01M3 8h.01M3 12h.01M6 4h8M6 8h8M6 12h8',
  numbers: 'M2 3h1v3M2 10h1.5v1L2 13h1.6M6.5 4H14M6.5 8H14M6.5 12H14',
  indent: 'M2 3h12M8 6.5h6M8 9.5h6M2 13h12M2 6l2.5 2L2 10',
  outdent: 'M2 3h12M8 6.5h6M8 9.5h6M2 13h12M4.5 6 2 8l2.5 2',
  quote: 'M3 11c2 0 3-1.500 3-4V5H3v3h3M9.500 11c2 0 3-1.500 3-4V5h-3v3h3',
  table: 'M2 3h12v10H2zM2 6.500h12M2 9.750h12M6 3v10M10 3v10',
  link: 'M6.500 9.500l3-3M7 4.500l1.300-1.300a2.800 2.800 0 0 1 4 4L11 8.500M9 11.500l-1.300 1.300a2.800 2.800 0 0 1-4-4L5 7.500',
  picture: 'M2 3h12v10H2zM2 11l3.500-3.500L9 11l2-2 3 2.500M10.500 6h.01',
  undo: 'M5.500 3 2.500 6l3 3M3 6h6.500a3.500 3.500 0 0 1 0 7H6',
  redo: 'M10.500 3l3 3-3 3M13 6H6.500a3.500 3.500 0 0 0 0 7H10',
  plain: 'M3 3h8M7 3v6M10 10l4 4M14 10l-4 4',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg
    viewBox="0 0 16 16"
    width="18"
    height="18"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[name]} />
  </svg>
)
