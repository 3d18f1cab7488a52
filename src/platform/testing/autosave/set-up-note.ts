import type { Draft } from '#platform/browser/autosave/draft.ts';
import type { StoredDocument } from '#platform/browser/autosave/editing.ts';
import { makeFakeTime } from '../../../testing/autosave/fake-time.ts';
import { EMPTY_NOTE, makeFakeServer, type Note } from './fake-server.ts';
import { openNote } from './open-note.ts';

/** Returns a fake server that stores a note as `a`, and functions that open windows of one browser on notes. */
export function setUpNote() {
  const time = makeFakeTime();
  const server = makeFakeServer(time);
  const drafts = new Map<string, Draft<Note>>();
  server.put({ id: 'a', revision: 1, document: { ...EMPTY_NOTE, title: 'Note G', text: 'Bernoulli' } });
  return {
    time,
    server,
    drafts,
    open: (id?: string, more: Partial<Parameters<typeof openNote>[1]> = {}) =>
      openNote(id, { time, server, drafts, ...more }),
    storedDocument: (id = 'a') => server.records.get(id)?.document,
    /** Saves the note on another device. */
    saveFromOtherDevice: (fields: Partial<Note>) => {
      const record = server.records.get('a') as StoredDocument<Note>;
      server.put({ ...record, revision: record.revision + 1, document: { ...record.document, ...fields } });
    },
  };
}
