import { UUID } from '#platform/pure/uuid.ts';

/** A public representation of a CV, selected by the ending of its path. */
export type PublicForm = 'page' | 'pdf' | 'picture';

const EXTENSION_BY_FORM = { page: '', pdf: '.pdf', picture: '.png' } as const satisfies Record<PublicForm, string>;
const PATH = new RegExp(`^/cv/(${UUID})(?:/|([.]pdf)|([.]png))?$`, 'i');

/** Returns the public path of a CV in one form. */
export const cvPath = (id: string, form: PublicForm = 'page') => `/cv/${id}${EXTENSION_BY_FORM[form]}`;

/** Parses the public path of a CV; returns undefined for any other path. */
export function parseCvPath(path: string): { id: string; form: PublicForm } | undefined {
  const [, id, pdf, picture] = PATH.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { id: id.toLowerCase(), form: pdf ? 'pdf' : picture ? 'picture' : 'page' };
}

/** The public addresses of a CV: one for each form, one for comments, and one for each web font of its page. */
export type CvUrls = Record<PublicForm, string> & {
  /** Receives the comments of the page's readers. */
  comments: string;
  face(name: string): string;
};

/** Returns the addresses of a CV under its own path, `/cv/{id}`. */
export const urlsOfCv = (id: string): CvUrls => ({
  page: cvPath(id),
  pdf: cvPath(id, 'pdf'),
  picture: cvPath(id, 'picture'),
  comments: `${cvPath(id)}/comments`,
  face: (name) => fontPath(id, name),
});

/** The path that comment forms are sent to, below the address of a page. */
export const COMMENTS_BELOW_LINK = 'comments';

/** The name of the files of a page below its address, by the document that it shows. */
export type FileName = 'cv' | 'letter';

/** Returns the addresses of a CV or letter behind a share link: the link itself is the page, all others are below it. */
export const urlsBelowLink = (link: string, file: FileName = 'cv'): CvUrls => ({
  page: link,
  pdf: `${link}/${file}.pdf`,
  picture: `${link}/${file}.png`,
  comments: `${link}/${COMMENTS_BELOW_LINK}`,
  face: (name) => `${link}/fonts/${name}.woff2`,
});

/** Returns the path of a public CV below its owner's username. */
export const namedCvPath = (username: string, slug: string) => `/@${username}/cv/${encodeURIComponent(slug)}`;

const NAMED_CV_PATH = /^cv(?:\/([^/]+)(?:\/(.*))?)?$/;

/** Parses the path of a CV below its owner's username. Without a slug, it is that of the first CV. */
export function readNamedCvPath(rest: string): { slug: string | undefined; subpath: string } | undefined {
  const [match, segment, subpath = ''] = NAMED_CV_PATH.exec(rest) ?? [];
  if (match === undefined) return undefined;
  try {
    return { slug: segment && decodeURIComponent(segment).normalize('NFC'), subpath };
  } catch {
    return undefined;
  }
}

const FORM_BELOW_LINK = /^(?:(cv|letter)\.(pdf|png))?$/;
const FONT_BELOW_LINK = /^fonts\/([\w-]{22})\.woff2$/;

/** Parses a path below a share link: a form of the document, or a web font by its name. Returns undefined for other paths. */
export function parseLinkPath(
  subpath: string,
  file: FileName = 'cv',
): { form: PublicForm } | { face: string } | undefined {
  const [match, name = file, extension] = FORM_BELOW_LINK.exec(subpath) ?? [];
  if (match !== undefined && name === file)
    return { form: extension === undefined ? 'page' : extension === 'pdf' ? 'pdf' : 'picture' };
  const face = FONT_BELOW_LINK.exec(subpath)?.[1];
  return face === undefined ? undefined : { face };
}

const FONT_PATH = new RegExp(`^/cv/(${UUID})/fonts/([\\w-]{22})[.]woff2$`, 'i');

/** Returns the path of a web font of a CV page. */
export const fontPath = (id: string, name: string) => `/cv/${id}/fonts/${name}.woff2`;

export const isFontPath = (path: string) => FONT_PATH.test(path);

export function parseFontPath(path: string): { id: string; name: string } | undefined {
  const [, id, name] = FONT_PATH.exec(path) ?? [];
  return id === undefined || name === undefined ? undefined : { id: id.toLowerCase(), name };
}

const COMMENTS_PATH = new RegExp(`^/cv/(${UUID})/comments$`, 'i');

/** Parses the path that comment forms are sent to, and returns the id of the CV. */
export const parseCommentsPath = (path: string): string | undefined => COMMENTS_PATH.exec(path)?.[1]?.toLowerCase();

export const isCommentsPath = (path: string) => COMMENTS_PATH.test(path);
