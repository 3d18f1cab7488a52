/** A public representation of a CV, selected by the ending of its path. */
export type PublicForm = 'page' | 'pdf' | 'picture';

const ENDINGS = { page: '', pdf: '.pdf', picture: '.png' } as const satisfies Record<PublicForm, string>;
const PATH = /^\/cv\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|(\.pdf)|(\.png))?$/i;

/** Returns the public path of a CV in one form. */
export const addressOfCv = (id: string, form: PublicForm = 'page') => `/cv/${id}${ENDINGS[form]}`;

/** Parses the public path of a CV; returns undefined for any other path. */
export function readCvPath(path: string): { id: string; form: PublicForm } | undefined {
  const [, id, pdf, picture] = PATH.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { id: id.toLowerCase(), form: pdf ? 'pdf' : picture ? 'picture' : 'page' };
}

/** The public addresses of a CV: one for each form, and one for each web font of its page. */
export type CvPlace = Record<PublicForm, string> & { face(name: string): string };

/** Returns the addresses of a CV under its own path, `/cv/{id}`. */
export const placeOfCv = (id: string): CvPlace => ({
  page: addressOfCv(id),
  pdf: addressOfCv(id, 'pdf'),
  picture: addressOfCv(id, 'picture'),
  face: (name) => addressOfFace(id, name),
});

/** Returns the addresses of a CV behind a share link: the link itself is the page, all others are below it. */
export const placeBelow = (link: string): CvPlace => ({
  page: link,
  pdf: `${link}/cv.pdf`,
  picture: `${link}/cv.png`,
  face: (name) => `${link}/fonts/${name}.woff2`,
});

const BELOW: Readonly<Record<string, PublicForm>> = { '': 'page', 'cv.pdf': 'pdf', 'cv.png': 'picture' };
const FACE_BELOW = /^fonts\/([\w-]{22})\.woff2$/;

/** Parses a path below a share link: a form of the CV, or a web font by its name. Returns undefined for other paths. */
export function readBelow(rest: string): { form: PublicForm } | { face: string } | undefined {
  const form = Object.hasOwn(BELOW, rest) ? BELOW[rest] : undefined;
  if (form) return { form };
  const face = FACE_BELOW.exec(rest)?.[1];
  return face === undefined ? undefined : { face };
}

const FACE = /^\/cv\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/fonts\/([\w-]{22})\.woff2$/i;

/** Returns the path of a web font of a CV page. */
export const addressOfFace = (id: string, name: string) => `/cv/${id}/fonts/${name}.woff2`;

export const isFacePath = (path: string) => FACE.test(path);

export function readFacePath(path: string): { id: string; name: string } | undefined {
  const [, id, name] = FACE.exec(path) ?? [];
  return id === undefined || name === undefined ? undefined : { id: id.toLowerCase(), name };
}
