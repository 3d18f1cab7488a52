import type { CvContent } from '../../../model/content.ts';
import { type FieldAt, isTextType, type TextType } from '../../../model/review/field-text.ts';
import type { SectionKind } from '../../../model/shapes.ts';
import { childrenIn, type NodePath, nodeAt, shapeOf, type TreeNode } from '../../../model/tree.ts';
import { type FormKind, LAYOUTS, ONE_ROLE_LAYOUT, roleFieldOf } from '../../editor/forms/layouts.ts';

/** A field as the review edits it. */
export type FormField = FieldAt & {
  kind: FormKind;
  type: TextType;
  value: string | readonly string[];
  /** Whether the period that the field ends is ongoing; absent for all other fields. */
  ongoing?: boolean;
  /** Whether the field is a bullet, which entries show apart from their other fields. */
  isBullet: boolean;
};
export type FormEntry = { path: NodePath; node: TreeNode; fields: readonly FormField[] };
/** A group of entries. The personal details and the summary are one entry without a title of its own. */
export type FormSection = {
  key: string;
  kind: SectionKind | 'basics';
  title: string;
  /** The field of the title; absent for the personal details. */
  titleField: FormField | undefined;
  entries: readonly FormEntry[];
};

/** Returns all fields of a section in the order in which they are reviewed. */
export const fieldsOfSection = ({ titleField, entries }: FormSection): FormField[] => [
  ...(titleField ? [titleField] : []),
  ...entries.flatMap(({ fields }) => fields),
];

/** The rows of a form whose fields are shown even if they are empty. */
const SHOWN_ROWS = 3;

/** Returns the fields of a CV in the order in which they are reviewed. */
export function formSections(content: CvContent): FormSection[] {
  const hasSummary = content.sections.some(({ kind }) => kind === 'summary');
  const basics = basicsEntry(content, !hasSummary);
  return [
    { key: 'basics', kind: 'basics', title: '', titleField: undefined, entries: basics ? [basics] : [] },
    ...content.sections.map((section) => ({
      ...{ key: section.id, kind: section.kind, title: section.title },
      titleField: titleFieldOf(content, section.id),
      entries: section.kind === 'summary' ? summaryEntries(content) : entriesOf(content, section.id),
    })),
  ];
}

function basicsEntry(content: CvContent, withSummary: boolean): FormEntry | undefined {
  const node = nodeAt(content, ['basics']);
  const location = nodeAt(content, ['basics', 'location']);
  if (!node || !location) return undefined;
  const [summary] = withSummary ? fieldOf(node, 'summary') : [];
  const display = fieldOf(location, 'display');
  const others = Object.keys(shapeOf('location')).filter((field) => field !== 'display');
  return {
    ...{ path: node.path, node },
    fields: [
      ...fieldsIn(node, ['name', 'headline', 'email', 'phone'], true),
      ...display,
      ...fieldsIn(location, others, false),
      ...fieldOf(node, 'url'),
      ...(summary && summary.value !== '' ? [summary] : []),
      ...nestedFields(node, 'profiles'),
      ...nestedFields(node, 'custom'),
    ],
  };
}

function titleFieldOf(content: CvContent, section: string): FormField | undefined {
  const node = nodeAt(content, ['sections', section]);
  return node && fieldOf(node, 'title')[0];
}

function summaryEntries(content: CvContent): FormEntry[] {
  const node = nodeAt(content, ['basics']);
  return node ? [{ path: node.path, node, fields: fieldOf(node, 'summary') }] : [];
}

function entriesOf(content: CvContent, section: string): FormEntry[] {
  const parent = nodeAt(content, ['sections', section]);
  return parent
    ? childrenIn(parent, 'items').map((node) => ({ path: node.path, node, fields: fieldsOfItem(node) }))
    : [];
}

function fieldsOfItem(node: TreeNode): FormField[] {
  const roles = node.kind === 'work' ? childrenIn(node, 'roles') : [];
  const [role] = roles;
  if (node.kind !== 'work' || roles.length > 1 || !role) return fieldsOfLayout(node, LAYOUTS[node.kind as FormKind]);
  return ONE_ROLE_LAYOUT.flatMap((row, at) =>
    row.flatMap((name) => {
      const ofRole = roleFieldOf(name);
      return ofRole === undefined ? fieldsIn(node, [name], at < SHOWN_ROWS) : fieldsIn(role, [ofRole], at < SHOWN_ROWS);
    }),
  );
}

const fieldsOfLayout = (node: TreeNode, layout: readonly (readonly string[])[]): FormField[] =>
  layout.flatMap((row, at) => fieldsIn(node, row, at < SHOWN_ROWS));

/** Returns fields of a node, and those of the nodes in its lists. Empty ones are left out unless they are shown anyway. */
function fieldsIn(node: TreeNode, names: readonly string[], showsEmpty: boolean): FormField[] {
  return names.flatMap((name) => {
    const type = shapeOf(node.kind)[name];
    if (typeof type === 'object') return nestedFields(node, name);
    return fieldOf(node, name).filter(
      ({ value, ongoing }) =>
        value.length > 0 || ongoing === true || (showsEmpty && type !== 'text' && type !== 'words'),
    );
  });
}

const nestedFields = (node: TreeNode, list: string): FormField[] =>
  childrenIn(node, list).flatMap((child) =>
    child.kind === 'role'
      ? fieldsOfLayout(child, LAYOUTS.role)
      : fieldsIn(child, LAYOUTS[child.kind as FormKind].flat(), child.kind === 'highlight'),
  );

function fieldOf({ kind, path, value }: TreeNode, field: string): FormField[] {
  const type = shapeOf(kind)[field];
  if (!isTextType(type)) return [];
  return [
    {
      ...{ kind: kind as FormKind, path, field, type, isBullet: kind === 'highlight' },
      value: value[field] as FormField['value'],
      ...(field === 'end' && { ongoing: value.ongoing === true }),
    },
  ];
}
