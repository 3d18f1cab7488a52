import { isEqual } from '#platform/pure/autosave/fields.ts';
import { type FlatNode, flatten, ROOT_ID, unflatten } from '../changes/flatten.ts';
import type { CvContent } from '../content.ts';
import { type NodePath, shapeOf, type TreeNodeKind } from '../tree.ts';
import { isBlank, isTranslated, textFieldsOf, textKeyOf } from './texts.ts';
import type { VariantVersions } from './variant.ts';

/** A text, or a list of words. */
export type TextValue = string | string[];

/** `missing`: not translated yet. `changed`: the original has changed since it was translated. */
export const TRANSLATION_STATES = ['missing', 'changed', 'done'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A text of the original with its translation. */
export type TranslationText = {
  key: string;
  /** The path of the node and the name of its field, for an operation. */
  at: NodePath;
  field: string;
  kind: TreeNodeKind;
  isName: boolean;
  /** Whether the field has several lines. */
  isMultiline: boolean;
  original: TextValue;
  /** The original at the time of the translation. */
  translatedFrom: TextValue;
  translation: TextValue;
  /** Whether the member said that the text is the same in both languages. */
  isSame: boolean;
  state: TranslationState;
};

/** Returns the texts to translate, in the order of the variant. Texts that only the variant has are left out. */
export function translationTexts({
  base,
  original,
  variant,
  same,
}: Omit<VariantVersions, 'purpose'>): TranslationText[] {
  const [older, newer] = [flatten(base), flatten(original)];
  return [...flatten(variant).values()].flatMap((own) => {
    const source = newer.get(own.id);
    if (!source || source.kind !== own.kind || source.path[0] === 'letters') return [];
    const before = older.get(own.id) ?? source;
    return textFieldsOf(source).flatMap((found) => {
      if (isBlank(source.fields[found.field])) return [];
      return [textOf({ source, before, own, same, ...found })];
    });
  });
}

type FoundText = {
  source: FlatNode;
  before: FlatNode;
  own: FlatNode;
  same: ReadonlySet<string>;
  field: string;
  isName: boolean;
};

function textOf({ source, before, own, same, field, isName }: FoundText): TranslationText {
  const [original, translatedFrom, translation] = [source, before, own].map((node) => node.fields[field]) as [
    TextValue,
    TextValue,
    TextValue,
  ];
  const isDone = isTranslated({ before, own, field, same });
  const state = isDone ? (isEqual(original, translatedFrom) ? 'done' : 'changed') : isName ? 'done' : 'missing';
  const isSame = same.has(textKeyOf(own, field));
  const key = textKeyOf(own, field);
  const place = placeOf(own, field);
  const isMultiline = shapeOf(ownerKindOf(own.kind, place.at))[place.field] === 'text';
  return { key, ...place, kind: own.kind, isName, isMultiline, original, translatedFrom, translation, isSame, state };
}

/** Returns the kind of the node that has a field: those of the root are in its singleton nodes. */
export const ownerKindOf = (kind: TreeNodeKind, at: NodePath) => (kind === 'root' ? (at.at(-1) as TreeNodeKind) : kind);

/** Returns the path of the node that has a field. The root has those of its singleton nodes too. */
function placeOf({ id, path }: FlatNode, field: string): { at: NodePath; field: string } {
  if (id !== ROOT_ID) return { at: path, field };
  const names = field.split('.');
  return { at: names.slice(0, -1), field: names.at(-1) ?? '' };
}

/** Returns the base of a variant after the translations of these texts were brought up to date. */
export function withTextsSeen(base: CvContent, original: CvContent, keys: ReadonlySet<string>): CvContent {
  const [older, newer] = [flatten(base), flatten(original)];
  const updated = new Map(
    [...older].map(([id, node]) => {
      const source = newer.get(id);
      const seen = source ? textFieldsOf(node).filter(({ field }) => keys.has(textKeyOf(node, field))) : [];
      const fields = { ...node.fields };
      for (const { field } of seen) fields[field] = source?.fields[field];
      return [id, { ...node, fields }];
    }),
  );
  return unflatten(updated);
}

/** Returns how many texts of a CV are translated. Names count only when their original has changed. */
export function translationProgress(texts: readonly TranslationText[]) {
  const counted = texts.filter(({ isName }) => !isName);
  const countOf = (state: TranslationState) => counted.filter((text) => text.state === state).length;
  const changed = texts.filter(({ state }) => state === 'changed').length;
  return { total: counted.length, done: countOf('done'), missing: countOf('missing'), changed };
}
