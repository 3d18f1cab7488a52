import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { trimEndMarks } from '#platform/pure/trim-marks.ts';
import { messagesOf, translatorOf } from '#platform/server/i18n/messages.ts';
import { foldText } from './fold-text.ts';

/** Reads and writes one kind of table cell. The schema validates the values that `read` returns. */
export type CellFormat = {
  read(text: string): unknown;
  write(value: unknown, language: Language): string;
};

const languages = Object.keys(LANGUAGES) as Language[];
const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const fieldOf = (value: unknown, name: string) => toText((value as Record<string, unknown> | null)?.[name]);

/** Cell for text, dates, URLs and enum values, unchanged. */
export const plainCell: CellFormat = { read: (text) => text, write: toText };

const YES = new Set([
  ...languages.map((language) => foldText(messagesOf(language).imports.yes)),
  'true',
  '1',
  'x',
  'y',
]);
const NO = new Set([...languages.map((language) => foldText(messagesOf(language).imports.no)), 'false', '0', 'n']);

/** Cell for booleans in any supported language. Other text is passed on for the schema to reject. */
export const yesNoCell: CellFormat = {
  read: (text) => (YES.has(foldText(text)) ? true : NO.has(foldText(text)) ? false : text),
  write: (value, language) => translatorOf(language)(value === true ? 'imports.yes' : 'imports.no'),
};

/** Cell for a list of words separated by semicolons, or by commas and line breaks if there are none. */
export const wordsCell: CellFormat = {
  read: (text) =>
    text
      .split(text.includes(';') ? ';' : /[\n,]/)
      .map((word) => word.trim())
      .filter(Boolean),
  write: (value) => {
    const words = listOf(value).map(toText);
    return words.length === 1 && words[0]?.includes(',') ? `${words[0]};` : words.join('; ');
  },
};

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Cell for pairs of a name and a URL, one per line: `The engine: https://example.org`. */
const labelledUrlCell = (name: string): CellFormat => ({
  read: (text) =>
    linesOf(text).map((line) => {
      const at = line.search(/https?:\/\//i);
      if (at < 0) return name === 'label' ? { url: line } : { [name]: line };
      return { [name]: trimEndMarks(line.slice(0, at), /[\s:|–—-]/), url: line.slice(at) };
    }),
  write: (value) =>
    listOf(value)
      .filter((pair) => fieldOf(pair, 'url') !== '' || name !== 'label')
      .map((pair) => [fieldOf(pair, name), fieldOf(pair, 'url')].filter(Boolean).join(': '))
      .join('\n'),
});
export const linksCell = labelledUrlCell('label');
export const peopleCell = labelledUrlCell('name');

const readFigure = (line: string) => {
  const at = line.indexOf(': ');
  return at < 0 ? { label: '', value: line } : { label: line.slice(0, at), value: line.slice(at + 2) };
};
const writeFigure = (value: unknown) => {
  const [label, figure] = [fieldOf(value, 'label'), fieldOf(value, 'value')];
  return label !== '' || figure.includes(': ') ? `${label}: ${figure}` : figure;
};

/** Cell for a labelled figure: `Operations: 25`. */
export const figureCell: CellFormat = {
  read: (text) => readFigure(text.trim()),
  write: (value) => (value === null ? '' : writeFigure(value)),
};

/** Cell for labelled figures, one per line. */
export const figuresCell: CellFormat = {
  read: (text) => linesOf(text).map(readFigure),
  write: (value) => listOf(value).map(writeFigure).join('\n'),
};
