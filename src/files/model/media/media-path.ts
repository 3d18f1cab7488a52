import { isMediaFormat, type MediaFormat } from './formats.ts';

/** Returns the path of a video, recording, captions or download. It is valid on every host, and its bytes never change. */
export const mediaPath = (id: string, format: MediaFormat) => `/media/${id}.${format}`;

const PATH = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z0-9]{2,4})$/;

/** Parses the path of a medium; returns undefined for any other path. */
export function readMediaPath(path: string): { id: string; format: MediaFormat } | undefined {
  const [, id, format = ''] = PATH.exec(path) ?? [];
  return id !== undefined && isMediaFormat(format) ? { id, format } : undefined;
}
