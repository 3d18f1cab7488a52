import { expect, it, vi } from 'vitest';
import { makeAutosave } from '#platform/browser/autosave/autosave.ts';
import { initialEditingState, type StoredDocument } from '#platform/browser/autosave/editing.ts';
import { refusal } from '#platform/testing/autosave/fake-server.ts';
import { makeFakeTime } from '../../../../testing/autosave/fake-time.ts';
import { EMPTY_POST } from '../../../model/limits.ts';
import { timeFaultOf } from '../../../model/schedule.ts';
import { type EditablePost, preparePost } from '../prepare-post.ts';
import { setPublication } from './set-publication.ts';

// The `components.tsx` of a domain also imports its screens, which need a browser.
vi.mock('#records/components.tsx', () => import('#records/model/field-errors.ts'));
vi.mock('#blocks/components.tsx', async () => ({
  ...(await import('#blocks/screens/filled-rows.ts')),
  ...(await import('#blocks/screens/validate-block.ts')),
}));

const { minutes: _, ...EMPTY } = EMPTY_POST;
const TEN = '2026-12-01T10:00:00.000Z';
const ELEVEN = '2026-12-01T11:00:00.000Z';
const DRAFT = { status: 'draft', publishedAt: '' } as const;
const SCHEDULED = { status: 'scheduled', publishedAt: TEN } as const;
const PUBLISHED = { status: 'published', publishedAt: TEN } as const;

/** Opens the editor of a post at 9:00, on a fake server that refuses times that don’t fit. */
function openPost(publication: Pick<EditablePost, 'status' | 'publishedAt'>) {
  const time = makeFakeTime();
  const connection = { isOnline: true, now: new Date('2026-12-01T09:00:00Z') };
  let stored: StoredDocument<EditablePost> = {
    ...{ id: 'a', revision: 1 },
    document: { ...EMPTY, slug: 'note-g', title: 'Note G', ...publication },
  };
  const put = (fields: Partial<EditablePost>) => {
    stored = { ...stored, revision: stored.revision + 1, document: { ...stored.document, ...fields } };
    return stored;
  };
  const never = () => Promise.reject(new Error('not called'));
  const autosave = makeAutosave<EditablePost>({
    empty: { ...EMPTY, slug: '' },
    initial: initialEditingState(stored.document, stored),
    requiredFields: ['title'],
    prepare: (value) => ({ ...preparePost(value), faults: {} }),
    port: {
      ...{ create: never, restore: never, find: never, read: async () => stored },
      save: async (_id, revision, fields) => {
        if (revision !== stored.revision) throw refusal(409, { current: stored });
        const document = { ...stored.document, ...fields };
        const isNew = 'status' in fields || 'publishedAt' in fields;
        const fault = isNew && timeFaultOf(document, connection.now);
        if (fault) throw refusal(400, { fields: [{ path: 'publishedAt', message: fault }] });
        return put(fields);
      },
      toStored: (current) => current as StoredDocument<EditablePost>,
    },
    draft: { write: () => undefined, remove: () => undefined },
    isOnline: () => connection.isOnline,
    timers: time.timers,
  });
  const editor = {
    change: autosave.change,
    save: async () => {
      await autosave.save();
      return autosave.view();
    },
    refresh: () => void autosave.refresh().then(autosave.save),
  };
  return { autosave, editor, time, connection, put, stored: () => stored.document };
}

it('a schedule is saved', async () => {
  const { editor, stored } = openPost(DRAFT);
  expect(await setPublication(editor, SCHEDULED)).toBeUndefined();
  expect(stored()).toMatchObject(SCHEDULED);
});

it('a schedule is given up without a connection, and the text is saved once there is one', async () => {
  const { autosave, editor, time, connection, stored } = openPost(DRAFT);
  connection.isOnline = false;
  expect(await setPublication(editor, SCHEDULED)).toEqual({ kind: 'unreachable' });
  expect(autosave.view().value).toMatchObject(DRAFT);
  autosave.change({ summary: 'On the engine' });
  await time.advance(1000);
  connection.isOnline = true;
  connection.now = new Date(ELEVEN);
  await autosave.retry();
  expect(stored()).toMatchObject({ ...DRAFT, summary: 'On the engine' });
  expect(autosave.view().condition).toBe('saved');
});

it('a time that the server refuses returns to the saved one, with the reason', async () => {
  const { autosave, editor, connection } = openPost(DRAFT);
  connection.now = new Date(ELEVEN);
  expect(await setPublication(editor, SCHEDULED)).toEqual({ kind: 'refused', message: 'inThePast' });
  expect(autosave.view().value).toMatchObject(DRAFT);
});

it('a post that was published meanwhile stays published', async () => {
  const { autosave, editor, time, connection, put, stored } = openPost(SCHEDULED);
  connection.now = new Date('2026-12-01T10:01:00Z');
  put(PUBLISHED);
  expect(await setPublication(editor, { ...SCHEDULED, publishedAt: ELEVEN })).toMatchObject({ kind: 'refused' });
  await time.advance(5000);
  expect(stored()).toMatchObject(PUBLISHED);
  expect(autosave.view()).toMatchObject({ value: PUBLISHED, condition: 'saved' });
});

it('a status whose time is refused does not hold back the text', async () => {
  const { autosave, time, connection, stored } = openPost(DRAFT);
  connection.now = new Date(ELEVEN);
  autosave.change({ ...SCHEDULED, summary: 'On the engine' });
  await time.advance(1000);
  expect(stored()).toMatchObject({ ...DRAFT, summary: 'On the engine' });
  autosave.change({ publishedAt: '2026-12-02T10:00:00.000Z' });
  await time.advance(1000);
  expect(stored()).toMatchObject({ status: 'scheduled', publishedAt: '2026-12-02T10:00:00.000Z' });
});
