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

type Calls = Pick<typeof cvCalls, 'save' | 'change' | 'read' | 'restore'>;

/** Keeps a CV through its API. Whatever the server tells of it as a whole goes to `onCv` as well. */
export function cvPort(onCv: (cv: Cv) => void, calls: Calls = cvCalls): CvPort {
  const told = (cv: Cv) => {
    onCv(cv);
    return asStored(cv);
  };
  return {
    send: async ({ id, revision }, { face, name, operations }) => {
      const named = name === undefined ? {} : { name };
      if (operations === undefined || operations.length > MOST_OPERATIONS) {
        return told(await calls.save({ id, revision, document: face.content, ...named }));
      }
      // What was done is known: the answer is short.
      const now = await calls.change({ id, revision, operations: [...operations], ...named });
      return { id, revision: now.revision, document: face };
    },
    read: async (id) => told(await calls.read({ id })),
    restore: async (id) => told(await calls.restore({ id })),
    asStored: (current) => told(current as Cv),
  };
}
