import type { Cv } from '../../../contract.ts';
import type { StoredCvDocument } from '../../../model/editing/edit-state.ts';
import { cvCalls } from '../../cv-calls.ts';
import type { CvPort } from './cv-writer.ts';

/** Limits the operations per request. Beyond this number, sending the whole document is shorter. */
const MAX_OPERATIONS = 400;

export const toStored = ({ id, revision, name, document }: Cv): StoredCvDocument => ({
  id,
  revision,
  document: { name, content: document },
});

type CvCalls = Pick<typeof cvCalls, 'save' | 'change' | 'read' | 'restore'>;

/** Stores a CV through its API. Calls `onCv` for each response that contains the whole CV. */
export function cvPort(onCv: (cv: Cv) => void, calls: CvCalls = cvCalls): CvPort {
  const handleResponse = (cv: Cv) => {
    onCv(cv);
    return toStored(cv);
  };
  return {
    send: async ({ id, revision }, { snapshot: document, name, operations }) => {
      const nameChange = name === undefined ? {} : { name };
      if (operations === undefined || operations.length > MAX_OPERATIONS) {
        return handleResponse(await calls.save({ id, revision, document: document.content, ...nameChange }));
      }
      // The content is known here, so the response contains only the revision.
      const saved = await calls.change({ id, revision, operations: [...operations], ...nameChange });
      return { id, revision: saved.revision, document: document };
    },
    read: async (id) => handleResponse(await calls.read({ id })),
    restore: async (id) => handleResponse(await calls.restore({ id })),
    toStored: (current) => handleResponse(current as Cv),
  };
}
