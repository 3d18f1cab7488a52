import type { Draft } from '#cv/model/editing/draft.ts';
import { type Operation, performAll } from '#cv/model/operations.ts';
import { type Path, placeAt } from '#cv/model/tree.ts';
import { makeFakeTime } from '../autosave/fake-time.ts';
import { type Fate, makeCvServer } from './cv-server.ts';
import { openCvWindow } from './cv-window.ts';
import { NOTE_G } from './note-g.ts';

type Setting = Parameters<typeof openCvWindow>[0];

/** A CV that a server keeps, and the windows of one browser in which it is written. */
export function keepCv() {
  const time = makeFakeTime();
  const server = makeCvServer(time, { id: 'cv', revision: 1, document: { name: 'Note G', content: NOTE_G } });
  const drafts = new Map<string, Draft>();
  const content = () => server.now().document.content;
  return {
    ...{ time, server, drafts },
    open: (more: Partial<Setting> = {}) => openCvWindow({ time, server, drafts, name: 'window', ...more }),
    /** A field as the server has it. */
    onServer: (at: Path, field: string) => placeAt(content(), at)?.value[field],
    /** Somebody saves on another device. */
    elsewhere: (...operations: Operation[]) => server.put({ content: performAll(content(), operations).content }),
    /** What becomes of the next calls; those after them go well. */
    line: (...fates: Fate[]) => ({ next: () => fates.shift() ?? ('well' as const), delay: 10 }),
  };
}
