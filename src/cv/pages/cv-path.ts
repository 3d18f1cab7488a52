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

const FACE = /^\/cv\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/fonts\/([\w-]{22})\.woff2$/i;

/** Where a face is in which its page is set, by the name of that. */
export const addressOfFace = (id: string, name: string) => `/cv/${id}/fonts/${name}.woff2`;

export const isFacePath = (path: string) => FACE.test(path);

export function readFacePath(path: string): { id: string; name: string } | undefined {
  const [, id, name] = FACE.exec(path) ?? [];
  return id === undefined || name === undefined ? undefined : { id: id.toLowerCase(), name };
}
