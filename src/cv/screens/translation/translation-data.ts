import type { CvApiOutputs } from '../cv-calls.ts';

/** The original of a translation, as it is and as it was when its texts were translated. */
export type TranslationData = CvApiOutputs['translation'];
