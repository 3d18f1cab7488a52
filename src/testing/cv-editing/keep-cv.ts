import type { Draft } from '#cv/model/editing/draft.ts';
import { type Operation, performAll } from '#cv/model/operations.ts';
import { type Path, placeAt } from '#cv/model/tree.ts';
import { makeFakeTime } from '../autosave/fake-time.ts';
import { type Fate, makeCvServer } from './cv-server.ts';
import { openCvWindow } from './cv-window.ts';
import { NOTE_G } from './note-g.ts';

type Setting = Parameters<typeof openCvWindow>[0];

/** Returns a fake server that stores a CV, and functions that open windows of one browser on it. */
export function keepCv() {
  const time = makeFakeTime();
  const server = makeCvServer(time, { id: 'cv', revision: 1, document: { name: 'Note G', content: NOTE_G } });
  const drafts = new Map<string, Draft>();
  const content = () => server.now().document.content;
  return {
    ...{ time, server, drafts },
    open: (more: Partial<Setting> = {}) => openCvWindow({ time, server, drafts, name: 'window', ...more }),
    /** Returns a field of the server's CV. */
    onServer: (at: Path, field: string) => placeAt(content(), at)?.value[field],
    /** Saves operations on another device. */
    elsewhere: (...operations: Operation[]) => server.put({ content: performAll(content(), operations).content }),
    /** Returns a connection with these fates for the next requests; later ones succeed. */
    line: (...fates: Fate[]) => ({ next: () => fates.shift() ?? ('well' as const), delay: 10 }),
  };
}
