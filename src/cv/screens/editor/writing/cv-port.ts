import type { Cv } from '../../../contract.ts';
import type { Stored } from '../../../model/editing/editing.ts';
import { cvCalls } from '../../cv-calls.ts';
import type { CvPort } from './cv-writer.ts';

/** More than so many operations are longer than the document. */
const MOST_OPERATIONS = 400;

export const asStored = ({ id, revision, name, document }: Cv): Stored => ({
  id,
  revision,
  document: { name, content: document },
});

/** Keeps a CV through its API. Whatever the server tells of it as a whole goes to `onCv` as well. */
export function cvPort(onCv: (cv: Cv) => void): CvPort {
  const told = (cv: Cv) => {
    onCv(cv);
    return asStored(cv);
  };
  return {
    send: async ({ id, revision }, { face, name, operations }) => {
      const named = name === undefined ? {} : { name };
      if (operations === undefined || operations.length > MOST_OPERATIONS) {
        return told(await cvCalls.save({ id, revision, document: face.content, ...named }));
      }
      // What was done is known: the answer is short.
      const now = await cvCalls.change({ id, revision, operations: [...operations], ...named });
      return { id, revision: now.revision, document: face };
    },
    read: async (id) => told(await cvCalls.read({ id })),
    restore: async (id) => told(await cvCalls.restore({ id })),
    asStored: (current) => told(current as Cv),
  };
}
