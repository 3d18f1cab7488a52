import type { Cv } from '../../../contract.ts';
import type { Stored } from '../../../model/editing/editing.ts';
import { cvCalls } from '../../cv-calls.ts';
import type { CvPort } from './cv-writer.ts';

/** Limits the operations per request. Beyond this number, sending the whole document is shorter. */
const MOST_OPERATIONS = 400;

export const asStored = ({ id, revision, name, document }: Cv): Stored => ({
  id,
  revision,
  document: { name, content: document },
});

type Calls = Pick<typeof cvCalls, 'save' | 'change' | 'read' | 'restore'>;

/** Stores a CV through its API. Calls `onCv` for each response that contains the whole CV. */
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
      // The content is known here, so the response contains only the revision.
      const now = await calls.change({ id, revision, operations: [...operations], ...named });
      return { id, revision: now.revision, document: face };
    },
    read: async (id) => told(await calls.read({ id })),
    restore: async (id) => told(await calls.restore({ id })),
    asStored: (current) => told(current as Cv),
  };
}
