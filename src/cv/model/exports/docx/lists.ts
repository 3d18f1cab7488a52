import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';
import type { Look } from '../look.ts';
import { hex, twips } from './measures.ts';

export const BULLETS = 'bullets';
export const NUMBERS = 'numbers';

const SIGNS = ['•', '–', '·'];
/** A text may hold a list in a list; a bullet holds a text. */
export const LEVELS = 3;

/** How far a level of a list stands from the edge, in points. */
export const indentOf = ({ size }: Look, level: number) => size * 1.3 * (level + 1);

/** The lists of a document, as its program knows lists. */
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
