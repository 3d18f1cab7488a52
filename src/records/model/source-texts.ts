/** A text of a document that readers of another language need a translation of. */
export type SourceText = {
  /** Identifies the text within its document, also after others were added, moved or removed. */
  key: string;
  text: string;
  /** Has paragraphs and Markdown. */
  isProse?: boolean;
  /** Such as that of a company, which often stays as it is. It counts as translated then. */
  isName?: boolean;
};

/** Returns a document with each of its texts replaced by what `replace` returns for it. */
export type MapTexts<Document> = (document: Document, replace: (source: SourceText) => string) => Document;

/** A translation, with the text that it was made from. */
export type Translation = { original: string; text: string };
/** The translations of a document's texts into one language, by key. */
export type Translations = Readonly<Record<string, Translation>>;

/**
 * Calls `replace` for each text of a document with a key of its own. Parts with the same key, such as two links to one
 * address, are told apart by their text.
 */
export function mapDistinctTexts<Document>(
  mapTexts: MapTexts<Document>,
  document: Document,
  replace: (source: SourceText) => string,
): Document {
  const counts = new Map<string, number>();
  mapTexts(document, ({ key, text }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return text;
  });
  return mapTexts(document, (source) =>
    replace((counts.get(source.key) ?? 0) > 1 ? { ...source, key: `${source.key}=${source.text}` } : source),
  );
}

/** Returns the texts of a document that have something to translate, in the order of its form. */
export function sourceTexts<Document>(mapTexts: MapTexts<Document>, document: Document): SourceText[] {
  const texts = new Map<string, SourceText>();
  mapDistinctTexts(mapTexts, document, (source) => {
    if (source.text.trim() !== '' && !texts.has(source.key)) texts.set(source.key, source);
    return source.text;
  });
  return [...texts.values()];
}

/** Returns a document in another language. Texts without a translation stay as they are. */
export const translateTexts = <Document>(
  mapTexts: MapTexts<Document>,
  document: Document,
  translations: Translations | undefined,
): Document =>
  translations
    ? mapDistinctTexts(mapTexts, document, ({ key, text }) =>
        // A text that was emptied since has nothing to show in any language.
        text.trim() !== '' && Object.hasOwn(translations, key) ? (translations[key]?.text ?? text) : text,
      )
    : document;

/** Returns the texts of a document that a language shows as they are. Names are left out: they are in no language. */
export const untranslatedTexts = <Document>(
  mapTexts: MapTexts<Document>,
  document: Document,
  translations: Translations = {},
): string[] =>
  sourceTexts(mapTexts, document)
    .filter(({ key, isName }) => !isName && !Object.hasOwn(translations, key))
    .map(({ text }) => text.trim());

/** `changed`: the text has changed since it was translated. */
export const TRANSLATION_STATES = ['missing', 'changed', 'done'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

export function translationStateOf(
  { text, isName }: SourceText,
  translation: Translation | undefined,
): TranslationState {
  if (!translation) return isName ? 'done' : 'missing';
  return translation.original === text ? 'done' : 'changed';
}

/** Returns how many texts are translated. A name counts only if it has changed since it was translated. */
export function progressOf(texts: readonly SourceText[], translations: Translations | undefined) {
  const states = texts.map((source) => ({
    isName: source.isName === true,
    state: translationStateOf(
      source,
      translations && Object.hasOwn(translations, source.key) ? translations[source.key] : undefined,
    ),
  }));
  const counted = states.filter(({ isName }) => !isName);
  return {
    total: counted.length,
    done: counted.filter(({ state }) => state === 'done').length,
    missing: counted.filter(({ state }) => state === 'missing').length,
    changed: states.filter(({ state }) => state === 'changed').length,
  };
}

/** The parts of a member's translations that are not records. */
export const SITE_PART = 'site';
export const PROFILE_PART = 'profile';
export const PARTS_OF_MEMBERS = [SITE_PART, PROFILE_PART] as const;
