/** Bundles the views of versions and the full view in one chunk: each additional chunk adds to the initial load. */
export { HistorySheet } from '../history/history-sheet.tsx';
export { PublicationNote } from '../sharing/publication-note.tsx';
export { FullView } from './full-view/full-view.tsx';
export { OldVersion } from './old-version.tsx';
