import type { CvDraft } from '#cv/model/editing/draft.ts';
import { applyOperations, type Operation } from '#cv/model/operations.ts';
import { type NodePath, nodeAt } from '#cv/model/tree.ts';
import { makeFakeTime } from '../../../testing/autosave/fake-time.ts';
import { makeCvServer, type NetworkOutcome } from './cv-server.ts';
import { openCvWindow } from './cv-window.ts';
import { NOTE_G } from './note-g.ts';

type OpenOptions = Parameters<typeof openCvWindow>[0];

/** Returns a fake server that stores a CV, and functions that open windows of one browser on it. */
export function setUpCv() {
  const time = makeFakeTime();
  const server = makeCvServer(time, { id: 'cv', revision: 1, document: { name: 'Note G', content: NOTE_G } });
  const drafts = new Map<string, CvDraft>();
  const content = () => server.now().document.content;
  return {
    ...{ time, server, drafts },
    open: (more: Partial<OpenOptions> = {}) => openCvWindow({ time, server, drafts, name: 'window', ...more }),
    /** Returns a field of the server's CV. */
    storedField: (at: NodePath, field: string) => nodeAt(content(), at)?.value[field],
    /** Saves operations on another device. */
    changeFromOtherDevice: (...operations: Operation[]) =>
      server.put({ content: applyOperations(content(), operations).content }),
    /** Returns a connection with these outcomes for the next requests; later ones succeed. */
    connection: (...outcomes: NetworkOutcome[]) => ({ next: () => outcomes.shift() ?? ('well' as const), delay: 10 }),
  };
}
