import type { MapTexts, SourceText } from '#records/contract.ts';
import type { EntryDocument } from '../entries/entry.ts';
import { textKey } from '../entries/wordings.ts';
import { childrenIn, type FieldValues, listKindsOf, shapeOf, type TreeNode } from '../tree.ts';
import { textFieldsOf } from './texts.ts';

/** Replaces the texts of an entry, with the keys that they have in wordings. Words of a list are known by their text. */
export const mapEntryTexts: MapTexts<EntryDocument> = (entry, replace) => ({
  ...entry,
  fields: mapNode({ kind: entry.kind, path: [], value: entry.fields }, replace),
});

function mapNode(node: TreeNode, replace: (source: SourceText) => string): FieldValues {
  const value = { ...node.value };
  for (const { field, isName } of textFieldsOf({ kind: node.kind, fields: value })) {
    const text = value[field];
    const key = textKey(node, field);
    if (Array.isArray(text))
      value[field] = text.map((word: string) => replace({ key: `${key}/${word}`, text: word, isName }));
    if (typeof text !== 'string') continue;
    const isProse = shapeOf(node.kind)[field] === 'text';
    value[field] = replace({ key, text, isProse, isName });
  }
  for (const list of Object.keys(listKindsOf(node))) {
    if (!Array.isArray(value[list])) continue;
    value[list] = childrenIn(node, list).map((child) =>
      child.value.visible === false ? child.value : mapNode(child, replace),
    );
  }
  return value;
}
