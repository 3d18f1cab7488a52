/** Paths where members see their own site, as saved and as published; the editor shows both in frames. */
export const PREVIEW_PATHS = { written: '/portfolio/draft', published: '/portfolio/shown' } as const;
export type PreviewState = keyof typeof PREVIEW_PATHS;

const PRINT_PARAMETER = { name: 'as', value: 'print' };

/** Returns the address of a preview that shows the page on screen in its print layout. */
export const withPrintQuery = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${PRINT_PARAMETER.name}=${PRINT_PARAMETER.value}`;

/** Returns whether a query asks for the print layout. */
export const isPrintQuery = (search: string) =>
  new URLSearchParams(search).get(PRINT_PARAMETER.name) === PRINT_PARAMETER.value;
