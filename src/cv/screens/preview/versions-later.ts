/**
 * What is wanted once one looks at more than a CV as it is now: loaded as one, since each piece that is loaded by itself
 * makes the first visit of every screen heavier.
 */
export { HistorySheet } from '../history/history-sheet.tsx';
export { OldVersion } from './old-version.tsx';
export { Show } from './show/show.tsx';
