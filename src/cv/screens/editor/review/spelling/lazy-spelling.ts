/** Bundles the parts of the spelling check in one chunk. */
export { SpellingMarks } from './spelling-marks.tsx';
export { SpellingView } from './spelling-view.tsx';
