import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import type { Look } from '../look.ts';
import { hex, twips } from './measures.ts';

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

const SIGNS = ['•', '–', '·'];
/** Nesting levels of lists: a bullet may hold a text, which may hold a list within a list. */
export const LEVELS = 3;

/** Returns the indent of a list level, in points. */
export const indentOf = ({ size }: Look, level: number) => size * 1.3 * (level + 1);

/** Returns the numbering definitions for bulleted and numbered lists. */
export function listsOf(look: Look): INumberingOptions {
  const levels = (of: (level: number) => Pick<ILevelsOptions, 'format' | 'text'>) =>
    Array.from({ length: LEVELS }, (_, level) => ({
      level,
      alignment: AlignmentType.START,
      ...of(level),
      style: {
        paragraph: { indent: { start: twips(indentOf(look, level)), hanging: twips(look.size * 1.1) } },
        run: { color: hex(look.colours.quiet) },
      },
    }));
  return {
    config: [
      { reference: BULLETS, levels: levels((level) => ({ format: LevelFormat.BULLET, text: SIGNS[level] ?? '•' })) },
      { reference: NUMBERS, levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` })) },
    ],
  };
}
