import { trimEndMarks } from '#platform/pure/trim-marks.ts';
import { StorageFailure } from './storage-failure.ts';

export type StringFormat = 'raw' | 'base64' | 'base64url' | 'data_url';

const DATA_URL = /^data:([^,]*?)(;base64)?,(.*)$/s;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decodes a string in one of the formats; a data URL may also name a content type. */
export function decodeString(
  format: StringFormat,
  text: string,
): { bytes: Uint8Array<ArrayBuffer>; contentType?: string } {
  switch (format) {
    case 'raw':
      return { bytes: new TextEncoder().encode(text) };
    case 'base64':
      if (/[-_]/.test(text)) throw formatError(format, "it holds '-' or '_': is it base64url?");
      return { bytes: fromBase64(format, text) };
    case 'base64url':
      if (/[+/]/.test(text)) throw formatError(format, "it holds '+' or '/': is it base64?");
      return { bytes: fromBase64(format, text.replaceAll('-', '+').replaceAll('_', '/')) };
    case 'data_url': {
      const [, contentType, encoded, rest] = DATA_URL.exec(text) ?? [];
      if (rest === undefined) throw formatError(format, 'it must have the form data:[type][;base64],data');
      const bytes = encoded ? decodeString('base64', rest).bytes : fromPercent(rest);
      return contentType ? { bytes, contentType } : { bytes };
    }
    default:
      throw new StorageFailure('unknown', `There is no string format ${String(format)}.`);
  }
}

function fromBase64(format: StringFormat, text: string) {
  const unpadded = trimEndMarks(text, /=/);
  if (!BASE64.test(text) || unpadded.length % 4 === 1)
    throw formatError(format, 'it holds a character that has no place there');
  return Uint8Array.from(atob(unpadded), (character) => character.charCodeAt(0));
}

function fromPercent(text: string) {
  try {
    return new TextEncoder().encode(decodeURIComponent(text));
  } catch {
    throw formatError('data_url', 'its data is not well encoded');
  }
}

const formatError = (format: StringFormat, why: string) =>
  new StorageFailure('invalid-format', `The string does not match the format ${format}: ${why}.`);
