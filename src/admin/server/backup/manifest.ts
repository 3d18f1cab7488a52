import { z } from 'zod';

export const FORMAT = 'vitrine-backup';
export const FORMAT_VERSION = 1;

/** Paths within the archive. */
export const MANIFEST_PATH = 'manifest.json';
export const KEY_PATH = 'key';
export const tablePath = (name: string) => `tables/${name}.ndjson`;
const BLOBS_FOLDER = 'files/';
export const blobPath = (key: string) => `${BLOBS_FOLDER}${key}`;
export const blobKeyOf = (path: string) =>
  path.startsWith(BLOBS_FOLDER) ? path.slice(BLOBS_FOLDER.length) : undefined;

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

/** Manifest of a backup. It is the last file of the archive, as it describes all others. */
export const backupManifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  madeAt: z.iso.datetime(),
  /** Version of the product and its newest migration. */
  version: z.string(),
  migration: z.object({ tag: z.string(), when: z.int().positive() }),
  /** Fingerprint to tell whether another instance uses the same secret; it reveals nothing else about it. */
  secret: z.object({ fingerprint: z.string(), inside: z.boolean() }),
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: z.int().nonnegative() })),
  /** Files whose contents were missing when the backup was made. */
  missing: z.array(z.string()).default([]),
  /** All other files of the archive, with size and checksum. */
  parts: z.record(z.string(), z.object({ bytes: z.int().nonnegative(), sha256: z.string().length(64) })),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const countRows = ({ tables }: BackupManifest, table: string) =>
  tables.find(({ name }) => name === table)?.rows ?? 0;
export const countBlobs = ({ parts }: BackupManifest) =>
  Object.keys(parts).filter((path) => blobKeyOf(path) !== undefined).length;
