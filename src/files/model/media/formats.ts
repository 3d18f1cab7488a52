/** Videos, recordings, captions and files for downloads on pages, without the schemas, for the client. */

export const MEDIA_KINDS = ['video', 'audio', 'captions', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** The formats of media, each with its Content-Type. The name of a format is also the ending of its files. */
export const MEDIA_TYPES = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  weba: 'audio/webm',
  wav: 'audio/wav',
  flac: 'audio/flac',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  bib: 'text/plain; charset=utf-8',
} as const;
export type MediaFormat = keyof typeof MEDIA_TYPES;

/** Formats whose content is a ZIP archive. Their names tell them apart, and they are only ever downloaded. */
export const ZIP_FORMATS = ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'] as const;
export const TEXT_FORMATS = ['txt', 'csv', 'bib'] as const;

/** The formats that each kind accepts. */
export const FORMATS_OF_KIND = {
  video: ['mp4', 'webm'],
  audio: ['mp3', 'm4a', 'ogg', 'weba', 'wav', 'flac'],
  captions: ['vtt'],
  file: ['pdf', ...ZIP_FORMATS, ...TEXT_FORMATS],
} as const satisfies Record<MediaKind, readonly MediaFormat[]>;

/** The largest file of captions, in bytes: several hours of speech. */
export const MAX_CAPTIONS_BYTES = 500_000;

const NAMES: Partial<Record<MediaFormat, string>> = { webm: 'WebM', weba: 'WebM', bib: 'BibTeX' };

/** Returns the name of a format as people write it. */
export const mediaFormatName = (format: MediaFormat) => NAMES[format] ?? format.toUpperCase();

export const isMediaFormat = (text: string): text is MediaFormat => Object.hasOwn(MEDIA_TYPES, text);
