import { createHash } from 'node:crypto';
import type { Language } from '#platform/pure/i18n/languages.ts';

/**
 * Returns the id of a post in feeds of a language: a UUID by RFC 9562, version 8, which stays when the address of the
 * post changes, and from which the id of its record can't be found.
 */
export function feedIdOf(recordId: string, language: Language): string {
  const bytes = createHash('sha256').update(`post ${recordId} ${language}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return `urn:uuid:${bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
