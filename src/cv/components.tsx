/** Public interface of the CV domain for the client. */

export { titleOfEntry } from './model/entries/entry.ts';
export { FONT_PAIRS, type FontPair, fontPairOf } from './model/fonts.ts';
export { labelKeyOf } from './screens/editor/forms/layouts.ts';
export { PublicationChoice } from './screens/sharing/publication-choice.tsx';
export { TranslationPair } from './screens/translation/translation-pair.tsx';
export { TranslationProgress } from './screens/translation/translation-progress.tsx';
export { TranslationSkeleton } from './screens/translation/translation-skeleton.tsx';
export { useStoredText } from './screens/use-stored-text.ts';
export { useLanguageNames } from './screens/variants/use-language-names.ts';
export { WorkExtensions } from './screens/work/work-extensions.tsx';
export { entryHref } from './screens/work-records/entry-sections.ts';
