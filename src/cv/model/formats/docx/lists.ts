import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import type { DocumentStyle } from '../../outline/document-style.ts';
import { hex, twips } from './units.ts';

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

const BULLET_SIGNS = ['•', '–', '·'];
/** Nesting levels of lists: a bullet may hold a text, which may hold a list within a list. */
export const LIST_LEVELS = 3;

/** Returns the indent of a list level, in points. */
export const indentOf = ({ size }: DocumentStyle, level: number) => size * 1.3 * (level + 1);

/** Returns the numbering definitions for bulleted and numbered lists. */
export function numberingOf(style: DocumentStyle): INumberingOptions {
  const levels = (formatOf: (level: number) => Pick<ILevelsOptions, 'format' | 'text'>) =>
    Array.from({ length: LIST_LEVELS }, (_, level) => ({
      level,
      alignment: AlignmentType.START,
      ...formatOf(level),
      style: {
        paragraph: { indent: { start: twips(indentOf(style, level)), hanging: twips(style.size * 1.1) } },
        run: { color: hex(style.colours.quiet) },
      },
    }));
  return {
    config: [
      {
        reference: BULLETS,
        levels: levels((level) => ({ format: LevelFormat.BULLET, text: style.bullet ?? BULLET_SIGNS[level] ?? '•' })),
      },
      { reference: NUMBERS, levels: levels((level) => ({ format: LevelFormat.DECIMAL, text: `%${level + 1}.` })) },
    ],
  };
}
