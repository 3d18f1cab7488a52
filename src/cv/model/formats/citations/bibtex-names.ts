import { latexToLine, textToLatex } from './latex-text.ts';
import { joinName } from './name.ts';

const SEPARATOR = /[{}\\]| and /gi;
const COMMA = /[{}\\,]/g;

/** Stands for the authors that a list does not name. */
export const OTHERS = 'et al.';

/** Splits a list of names in BibTeX, and returns each as it is read. */
export const namesOfBibtex = (latex: string): string[] =>
  splitOutside(` ${latex.replace(/\s+/g, ' ')} `, SEPARATOR)
    .map(nameOfBibtex)
    .filter((name) => name !== '')
    .map((name) => (name.toLowerCase() === 'others' ? OTHERS : name));

function nameOfBibtex(latex: string): string {
  const [family = '', ...others] = splitOutside(latex, COMMA).map(latexToLine);
  const [suffix, given = ''] = others.length > 1 ? others : ['', others[0]];
  return joinName({ family, given, suffix: suffix ?? '' });
}

/** Splits a text at the separators outside of braces. Backslashes and braces are among the matches of the pattern. */
function splitOutside(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [sign] = found;
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '\\') pattern.lastIndex += 1;
    else if (depth <= 0) {
      parts.push(text.slice(start, found.index));
      start = found.index + sign.length;
      // The space after one “and” can be that before the next.
      if (sign !== ',') pattern.lastIndex -= 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Writes names for BibTeX. Names that it would split are in braces. */
export const namesToBibtex = (names: readonly string[]) => names.map(nameToBibtex).join(' and ');

function nameToBibtex(name: string): string {
  if (name === OTHERS) return 'others';
  return /,|\band\b|^others$/i.test(name) ? `{${textToLatex(name)}}` : textToLatex(name);
}
