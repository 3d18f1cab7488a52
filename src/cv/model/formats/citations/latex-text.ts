import { ACCENTS, DOTLESS, SCRIPTS, SIGNS, SYMBOLS } from './latex-symbols.ts';

/** A command with the space after it, a sign after a backslash, a ligature, a special sign, or text. */
const TOKEN = /\\(?:[a-zA-Z]{1,40}[ \t\n]{0,20}|[^a-zA-Z])|-{2,3}|``|''|[\\{}$~^_]|[^\\{}$~^_`'-]+|[`'-]/gsu;

const LIGATURES: ReadonlyMap<string, string> = new Map([
  ['--', '–'],
  ['---', '—'],
  ['``', '“'],
  ["''", '”'],
  ['~', ' '],
]);

type LatexTextOptions = {
  /** The text of `\\`, a line break. */
  lineBreak?: string;
};

/** Returns LaTeX as text in Unicode, in one pass. Commands that are not known are left out, but not their arguments. */
function decodeLatex(latex: string, { lineBreak = ' ' }: LatexTextOptions = {}): string {
  let text = '';
  let accent = '';
  let isFormula = false;
  let script: ReadonlyMap<string, string> | undefined;
  let isScriptGroup = false;
  const write = (raw: string) => {
    let piece = accent === '' ? raw : raw.trimStart();
    if (piece === '') return;
    if (accent !== '') {
      const [letter = ''] = piece;
      piece = letter + accent + piece.slice(letter.length);
      accent = '';
    }
    if (script) {
      const [first = ''] = piece;
      const raised = isScriptGroup ? piece : first;
      text += [...raised].map((character) => script?.get(character) ?? character).join('') + piece.slice(raised.length);
      if (!isScriptGroup) script = undefined;
    } else text += piece;
  };
  for (const [token] of latex.matchAll(TOKEN)) {
    if (token.length > 1 && token.startsWith('\\')) {
      const command = token.slice(1).trimEnd() || ' ';
      if (command === '\\') {
        text += lineBreak;
        accent = '';
      } else if (ACCENTS.has(command)) accent = ACCENTS.get(command) ?? '';
      else write(DOTLESS.get(command)?.[accent === '' ? 0 : 1] ?? textOfCommand(command));
    } else if (token === '{') isScriptGroup = script !== undefined;
    else if (token === '}') {
      accent = '';
      script = undefined;
    } else if (token === '$') isFormula = !isFormula;
    else if (isFormula && SCRIPTS.has(token)) {
      script = SCRIPTS.get(token);
      isScriptGroup = false;
    } else if (token !== '\\') write(LIGATURES.get(token) ?? token);
  }
  return text.normalize('NFC');
}

function textOfCommand(command: string) {
  if (/^[a-zA-Z]/.test(command)) return SYMBOLS.get(command) ?? '';
  return SIGNS.get(command) ?? command;
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns LaTeX as one line of text. */
export const latexToLine = (latex: string) => inOneLine(decodeLatex(latex));

/** Returns LaTeX as text with paragraphs and line breaks. */
export const latexToProse = (latex: string) =>
  latex
    .split(/\n[ \t]*\n/)
    .map((paragraph) => decodeLatex(inOneLine(paragraph), { lineBreak: '\n' }).split('\n').map(inOneLine).join('\n'))
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n');

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '\\': '\\textbackslash{}', '{': '\\textbraceleft{}', '}': '\\textbraceright{}' },
  ...{ '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' },
};

/** Returns text as LaTeX. Braces are written as commands, because BibTeX counts all of them. */
export const textToLatex = (text: string) =>
  text
    .replace(/[\\{}$&#%_~^]/g, (sign) => ESCAPES[sign] ?? `\\${sign}`)
    // Two of these signs would be another one.
    .replace(/([-`'])(?=\1)/g, '$1{}');

/** Returns text with paragraphs and line breaks as LaTeX. */
export const proseToLatex = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(textToLatex).join('\\\\\n'))
    // A line that begins like an entry would end this one.
    .map((paragraph) => paragraph.replace(/^@/gm, '{}@'))
    .join('\n\n');
