import type { NodePath, TreeNode } from '../tree.ts';
import { type FieldText, stripMarkdown } from '../visible-nodes.ts';
import { normalizeSpaces } from './normalize-spaces.ts';

/** A bullet point: a highlight, or a line of a list within a text. */
export type BulletPoint = {
  node: TreeNode;
  at: NodePath;
  field: string;
  /** The text without markup and surplus spaces, and without a full stop at its end. */
  text: string;
  /** A key shared by the bullets of one list. */
  list: string;
};

const LIST_LINE = /^\s*[-*+•]\s+(\S.*)$/;

export const bulletsIn = (fieldTexts: readonly FieldText[], language: string): BulletPoint[] =>
  fieldTexts.flatMap(({ node, at, field, type, text }) => {
    const bullet = (rawText: string, list: string): BulletPoint => ({
      node,
      at,
      field,
      list,
      text: normalizeText(rawText, language),
    });
    if (node.kind === 'highlight') return [bullet(text, at.slice(0, -2).join('/'))];
    if (type !== 'text' || !node.section) return [];
    return text
      .split('\n')
      .flatMap((line) => LIST_LINE.exec(line)?.[1] ?? [])
      .map((line) => bullet(line, [...at, field].join('/')));
  });

/** Returns a text without markup, surplus spaces and its final full stop, so that texts can be compared. */
export const normalizeText = (text: string, language: string) =>
  normalizeSpaces(stripMarkdown(text), language).trim().replace(/\.$/, '');
