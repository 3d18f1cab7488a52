import type { TreeNodeKind } from '../../tree.ts';
import type { CheckRule } from '../rule.ts';
import { trimmedText } from '../trimmed-text.ts';

/** The title fields of entries. Skills and interests are exempt: their keywords can be enough. */
const TITLE_FIELDS: Partial<Record<TreeNodeKind, string>> = {
  work: 'name',
  role: 'position',
  volunteer: 'organization',
  education: 'institution',
  projects: 'name',
  achievements: 'title',
  awards: 'title',
  certificates: 'name',
  publications: 'title',
  talks: 'title',
  languages: 'language',
  references: 'name',
};

export const untitledItem = {
  name: 'untitledItem',
  weight: 'should',
  find: ({ nodes }) =>
    nodes.flatMap((node) => {
      const field = TITLE_FIELDS[node.kind];
      return field && trimmedText(node, field) === '' ? [{ at: node.path, field }] : [];
    }),
} as const satisfies CheckRule;
