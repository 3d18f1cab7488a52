import { AppError } from './errors.ts';

const MAX_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Parses JSON text from a request.
 *
 * @throws AppError `BAD_REQUEST` if it is malformed, nested too deeply, or holds a value that would break a schema
 */
export function parseJson(text: string): unknown {
  if (nestsTooDeep(text)) throw new AppError('BAD_REQUEST', { text: { word: 'tooDeep' } });
  const value = parse(text);
  // Few texts contain either, so few values are walked.
  const isSuspect = text.includes('toString') || text.includes('\\u');
  if (isSuspect && hasIncomparableLength(value)) throw new AppError('BAD_REQUEST');
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
 * Tests for an object whose `length` cannot be compared with a number. Length checks of schemas would throw for it,
 * because they also run on values of the wrong type.
 */
function hasIncomparableLength(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, 'length') && !isComparable((value as { length: unknown }).length)) return true;
  return Object.values(value).some(hasIncomparableLength);
}

function isComparable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isComparable);
  return typeof value !== 'object' || value === null || !Object.hasOwn(value, 'toString');
}

/** Tests the nesting depth by counting brackets outside strings, to protect later recursion from a stack overflow. */
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
      if (depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
  return false;
}
