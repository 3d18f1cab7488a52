/** The folder of an export with the site as static files. */
export const RENDERED_SITE_FOLDER = 'site/';
/** The folder of an export with the CVs, which holds their data and their PDFs. */
export const RENDERED_CV_FOLDER = 'cvs/';
/** The file of an export that lists the rendered files that are missing. */
export const LEFT_OUT_NOTE = 'not-included.txt';

/** Returns whether a file of an export was rendered from its data, so that an import ignores it. */
export const isRendered = (path: string) =>
  path === LEFT_OUT_NOTE ||
  path.startsWith(RENDERED_SITE_FOLDER) ||
  (path.startsWith(RENDERED_CV_FOLDER) && path.endsWith('.pdf'));
