import { AppError } from './errors.ts';

const DEEPEST = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Parses JSON text that somebody sent.
 *
 * @throws AppError `BAD_REQUEST` where it is malformed, nested too deeply, or holds a value that would break a schema
 */
export function parseJson(text: string): unknown {
  if (nestsTooDeep(text)) throw new AppError('BAD_REQUEST', { text: { word: 'tooDeep' } });
  const value = parse(text);
  // Nearly no text has either, so nearly no value is walked.
  const isSuspect = text.includes('toString') || text.includes('\\u');
  if (isSuspect && hasFalseLength(value)) throw new AppError('BAD_REQUEST');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { text: { word: 'malformedJson' }, cause });
  }
}

/**
 * Whether an object has a `length` that cannot be compared with a number. Checks of length in schemas compare it also
 * where the value has the wrong type, and would throw.
 */
function hasFalseLength(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, 'length') && !isComparable((value as { length: unknown }).length)) return true;
  return Object.values(value).some(hasFalseLength);
}

function isComparable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isComparable);
  return typeof value !== 'object' || value === null || !Object.hasOwn(value, 'toString');
}

/** Counts brackets outside of strings: what walks a value later must not run out of stack. */
function nestsTooDeep(text: string) {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) {
      inString = true;
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}
