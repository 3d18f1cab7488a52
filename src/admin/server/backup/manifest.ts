import { z } from 'zod';

export const FORMAT = 'vitrine-backup';
export const FORMAT_VERSION = 1;

/** The parts of the archive. */
export const MANIFEST = 'manifest.json';
export const KEY = 'key';
export const tablePath = (name: string) => `tables/${name}.ndjson`;
const BLOBS = 'files/';
export const blobPath = (key: string) => `${BLOBS}${key}`;
export const blobKeyOf = (path: string) => (path.startsWith(BLOBS) ? path.slice(BLOBS.length) : undefined);

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

/** What a backup says of itself; it stands at the end, when all else is known. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  madeAt: z.iso.datetime(),
  /** The version of the product, and how far its tables had come. */
  version: z.string(),
  migration: z.object({ tag: z.string(), when: z.int().positive() }),
  /** Tells whether another instance signs with the same secret, and nothing else about it. */
  secret: z.object({ fingerprint: z.string(), inside: z.boolean() }),
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: z.int().nonnegative() })),
  /** Files whose bytes were missing where the backup was made. */
  missing: z.array(z.string()).default([]),
  /** Every other file of the archive. */
  parts: z.record(z.string(), z.object({ bytes: z.int().nonnegative(), sha256: z.string().length(64) })),
});
export type Manifest = z.infer<typeof manifest>;

export const countRows = ({ tables }: Manifest, table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
export const countBlobs = ({ parts }: Manifest) =>
  Object.keys(parts).filter((path) => blobKeyOf(path) !== undefined).length;
