/** The logo: a V under glass on a plinth, on a 24-unit grid. The favicon and the icons are made from it too. */
export const MARK = {
  glass: 'M5 17V4a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v13',
  exhibit: 'm8.3 6.7 3.7 9.6 3.7-9.6',
  plinth: 'M2.5 16.5h19v4a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1z',
} as const;
