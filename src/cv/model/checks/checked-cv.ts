import type { CvContent } from '../content.ts';
import type { TreeNode } from '../tree.ts';
import { type FieldText, fieldTextsIn, visibleNodes } from '../visible-nodes.ts';
import { type BulletPoint, bulletsIn } from './bullets.ts';
import { type CheckWords, checkWordsOf } from './words/words.ts';

/** A CV as the rules receive it: visible content only. */
export type CheckedCv = {
  content: CvContent;
  today: string;
  /** The language of the CV without its region: `pt` for `pt-BR`. */
  language: string;
  /** The word lists of the language, or `undefined` if there are none. */
  words: CheckWords | undefined;
  /** Nodes with content, from top to bottom. */
  nodes: TreeNode[];
  /** Visible nodes without content. */
  blank: TreeNode[];
  fieldTexts: FieldText[];
  bullets: BulletPoint[];
};

export function toCheckedCv(content: CvContent, today: string): CheckedCv {
  const { filled, blank } = visibleNodes(content);
  const [language = ''] = content.design.language.split('-', 1);
  const fieldTexts = [...fieldTextsIn(filled)];
  return {
    content,
    today,
    language,
    words: checkWordsOf(language),
    nodes: filled,
    blank,
    fieldTexts,
    bullets: bulletsIn(fieldTexts, language),
  };
}
