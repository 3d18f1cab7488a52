import { createHash } from 'node:crypto';
import type { Archive } from './open-archive.ts';

/** A picture with the hashes of its bytes: SHA-256 for its name, MD5 for the storage service. */
type Picture = { bytes: Buffer; sha256: string; md5: string };

/**
 * Reads a picture of an archive; returns undefined if its entry is damaged. Its bytes are hashed as they are unpacked,
 * because hashing a large picture at once would hold up other requests.
 */
export async function readPicture(archive: Pick<Archive, 'open'>, path: string): Promise<Picture | undefined> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of await archive.open(path)) {
      sha256.update(chunk);
      md5.update(chunk);
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return { bytes: Buffer.concat(chunks), sha256: sha256.digest('base64url'), md5: md5.digest('base64') };
}
