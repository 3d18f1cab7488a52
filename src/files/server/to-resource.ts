import type { FileMetadata } from '../model/metadata.ts';
import type { StoredFile } from './store.ts';

/** Converts a file to the wire format. */
export function toResource(file: StoredFile, bucket: string): FileMetadata {
  const { cacheControl, contentLanguage, custom } = file;
  return {
    name: file.name,
    bucket,
    generation: String(file.generation),
    metageneration: String(file.metageneration),
    contentType: file.contentType,
    timeCreated: file.timeCreated.toISOString(),
    updated: file.updated.toISOString(),
    size: String(file.size),
    md5Hash: file.md5Hash,
    contentEncoding: file.contentEncoding ?? 'identity',
    contentDisposition: file.contentDisposition ?? 'inline',
    ...(cacheControl === null ? {} : { cacheControl }),
    ...(contentLanguage === null ? {} : { contentLanguage }),
    ...(Object.keys(custom).length === 0 ? {} : { metadata: custom }),
    downloadTokens: file.downloadToken,
  };
}
