/** Limits and warnings of imports of posts, without schemas, which would bloat the client bundle. */

export const POST_IMPORT_FORMATS = ['markdown', 'ghost', 'wordpress'] as const;
export type PostImportFormat = (typeof POST_IMPORT_FORMATS)[number];

/** Problems of an import, each of which changed a post. The messages under `import.problems` hold a sentence for each. */
export const POST_IMPORT_PROBLEMS = [
  'frontMatterUnread',
  'dateUnread',
  'titleMissing',
  'titleMoved',
  'summaryMoved',
  'tagsLeftOut',
  'seriesShortened',
  'addressLeftOut',
  'wasProtected',
  'picturesElsewhere',
  'picturesMissing',
  'picturesUnread',
  'picturesMoved',
  'picturesLeftOut',
  'relativeLinks',
  'unsupportedHtml',
  'unsupportedCards',
  'shortcodes',
  'guessedEncoding',
  'textLeftOut',
  'other',
] as const;
export type PostImportProblem = (typeof POST_IMPORT_PROBLEMS)[number];

/** A problem of a post: how often it occurs, and the first few names of what it concerns. */
export type PostImportWarning = { problem: PostImportProblem; count: number; names: string[] };

export const POST_IMPORT_LIMITS = {
  /** The largest file, if the instance allows files of that size. */
  bytes: 50 * 1024 * 1024,
  /** Files in a ZIP. */
  entries: 20_000,
  /** Posts in one file. */
  posts: 2000,
  /** Posts in one request that imports them, because each of their pictures takes a while. */
  batch: 50,
  /** Names that a warning lists. */
  names: 5,
  nameLength: 120,
} as const;
