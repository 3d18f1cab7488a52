/** In which forms a CV is there for readers, by what stands behind its address. */
export type PublicForm = 'page' | 'pdf' | 'picture';

const ENDINGS = { page: '', pdf: '.pdf', picture: '.png' } as const satisfies Record<PublicForm, string>;
const PATH = /^\/cv\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|(\.pdf)|(\.png))?$/i;

/** Where a CV is for its readers. */
export const addressOfCv = (id: string, form: PublicForm = 'page') => `/cv/${id}${ENDINGS[form]}`;

/** Which CV an address means, and in which form. */
export function readCvPath(path: string): { id: string; form: PublicForm } | undefined {
  const [, id, pdf, picture] = PATH.exec(path) ?? [];
  if (id === undefined) return undefined;
  return { id: id.toLowerCase(), form: pdf ? 'pdf' : picture ? 'picture' : 'page' };
}

/** Where the readers of a CV find each of its forms, and the faces of its page. */
export type CvPlace = Record<PublicForm, string> & { face(name: string): string };

/** At its own address. */
export const placeOfCv = (id: string): CvPlace => ({
  page: addressOfCv(id),
  pdf: addressOfCv(id, 'pdf'),
  picture: addressOfCv(id, 'picture'),
  face: (name) => addressOfFace(id, name),
});

/** Behind a link, which is its page: everything else stands below that. */
export const placeBelow = (link: string): CvPlace => ({
  page: link,
  pdf: `${link}/cv.pdf`,
  picture: `${link}/cv.png`,
  face: (name) => `${link}/fonts/${name}.woff2`,
});

const BELOW: Readonly<Record<string, PublicForm>> = { '': 'page', 'cv.pdf': 'pdf', 'cv.png': 'picture' };
const FACE_BELOW = /^fonts\/([\w-]{22})\.woff2$/;

/** What a path below such a link means: a form of the CV, or a face by its name. */
export function readBelow(rest: string): { form: PublicForm } | { face: string } | undefined {
  const form = Object.hasOwn(BELOW, rest) ? BELOW[rest] : undefined;
  if (form) return { form };
  const face = FACE_BELOW.exec(rest)?.[1];
  return face === undefined ? undefined : { face };
}

const FACE = /^\/cv\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/fonts\/([\w-]{22})\.woff2$/i;

/** Where a face is in which its page is set, by the name of that. */
export const addressOfFace = (id: string, name: string) => `/cv/${id}/fonts/${name}.woff2`;

export const isFacePath = (path: string) => FACE.test(path);

export function readFacePath(path: string): { id: string; name: string } | undefined {
  const [, id, name] = FACE.exec(path) ?? [];
  return id === undefined || name === undefined ? undefined : { id: id.toLowerCase(), name };
}
