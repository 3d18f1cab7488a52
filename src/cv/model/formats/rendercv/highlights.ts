import { isObject } from '../../../../platform/pure/json.ts';
import { numbersToText } from './numbers-to-text.ts';

/**
 * RenderCV shows what follows ` - ` as bullets below a highlight, because YAML joins indented lines with a space. Here
 * they are Markdown bullets on lines of their own, and a hyphen that is meant as such is escaped in the file.
 */
const NESTED = '\n- ';
const NESTED_IN_FILE = ' - ';
const HYPHEN_IN_FILE = ' \\- ';

/** Returns a highlight of a file as Markdown. An object is a highlight with the bullets below it. */
export function readHighlight(raw: unknown): unknown {
  if (isObject(raw)) return readNested(raw) ?? raw;
  const text = numbersToText(raw);
  if (typeof text !== 'string') return text;
  return text.split(NESTED_IN_FILE).join(NESTED).replaceAll(HYPHEN_IN_FILE, NESTED_IN_FILE);
}

/** Reads `{ text: [bullets] }`. Returns `undefined` for other objects. */
function readNested(raw: object): string | undefined {
  const [entry, ...others] = Object.entries(raw);
  if (!entry || others.length > 0) return undefined;
  const [text, value] = entry;
  const bullets = (Array.isArray(value) ? value : [value]).map(numbersToText);
  return bullets.every((bullet) => typeof bullet === 'string') ? [text, ...bullets].join(NESTED) : undefined;
}

/** Returns a highlight as RenderCV shows it. */
export const writeHighlight = (text: string): string =>
  text.replaceAll(NESTED_IN_FILE, HYPHEN_IN_FILE).split(NESTED).join(NESTED_IN_FILE);
