/** Public interface of the CV domain for the client. */

export { FONT_PAIRS, type FontPair, fontPairOf } from './model/fonts.ts';
