import type { Wording } from '#records/contract.ts';
import {
  childrenIn,
  descendantsOf,
  type FieldValues,
  listKindsOf,
  nodeTitleOf,
  shapeOf,
  type TreeNode,
  type TreeNodeKind,
} from '../tree.ts';

export type { Wording } from '#records/contract.ts';

/** A text of an entry that can have other wordings, with the title of the role that it belongs to, if any. */
export type WordableText = { key: string; node: TreeNode; field: string; text: string; role: string | undefined };

/** Returns the key of a text in a wording: its field, after the id of the node if it is not the entry itself. */
export const textKey = (node: TreeNode, field: string) =>
  node.path.length === 0 ? field : `${String(node.value.id)}/${field}`;

/** Returns the texts of an entry that can have other wordings, in the order of its form. */
export function wordableTexts(kind: TreeNodeKind, fields: FieldValues): WordableText[] {
  const entry: TreeNode = { kind, path: [], value: fields };
  return [entry, ...descendantsOf(entry)].flatMap((node) =>
    Object.entries(shapeOf(node.kind)).flatMap(([field, type]) => {
      const text = node.value[field];
      return type === 'text' && typeof text === 'string' && text.trim() !== ''
        ? [{ key: textKey(node, field), node, field, text, role: roleOf(fields, node) }]
        : [];
    }),
  );
}

/** Returns the title of the role that a node is or belongs to. */
function roleOf(fields: FieldValues, { path }: TreeNode) {
  const [list, id] = path;
  const roles = list === 'roles' && Array.isArray(fields.roles) ? (fields.roles as FieldValues[]) : [];
  const role = roles.find((one) => one.id === id);
  return role && nodeTitleOf({ value: role });
}

/** Returns the fields of an entry in a wording. A bullet whose text is empty in it is left out. */
export const wordedFields = (kind: TreeNodeKind, fields: FieldValues, wording: Wording | undefined): FieldValues =>
  wording ? wordedNode({ kind, path: [], value: fields }, wording.texts) : fields;

function wordedNode(node: TreeNode, texts: Wording['texts']): FieldValues {
  const value = { ...node.value };
  for (const [field, type] of Object.entries(shapeOf(node.kind))) {
    const text = type === 'text' ? texts[textKey(node, field)] : undefined;
    if (text !== undefined && field in value) value[field] = text;
  }
  for (const list of Object.keys(listKindsOf(node))) {
    if (!Array.isArray(value[list])) continue;
    value[list] = childrenIn(node, list)
      .filter((child) => child.kind !== 'highlight' || texts[textKey(child, 'text')] !== '')
      .map((child) => wordedNode(child, texts));
  }
  return value;
}
