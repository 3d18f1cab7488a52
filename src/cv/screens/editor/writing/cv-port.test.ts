import { beforeEach, expect, it, vi } from 'vitest';
import { LETTER, NOTE_G, set } from '#cv/testing/cv-editing/note-g.ts';
import type { Cv } from '../../../contract.ts';
import { editStateOf } from '../../../model/editing/edit-state.ts';
import { cvPort } from './cv-port.ts';

const [save, change, unexpectedCall] = [vi.fn(), vi.fn(), vi.fn()];
const calls = { save, change, read: unexpectedCall, restore: unexpectedCall };

const known = editStateOf({ id: 'cv', revision: 4, document: { name: 'Note G', content: NOTE_G } });
const document = known.value;
const cv = { id: 'cv', revision: 5, name: 'Note G', document: NOTE_G, tags: [] };
const operations = (count: number) => Array.from({ length: count }, (_, at) => set(LETTER, 'text', `${at}`));

beforeEach(() => {
  save.mockReset().mockResolvedValue(cv);
  change.mockReset().mockResolvedValue({ id: 'cv', revision: 5, updatedAt: '' });
});

it('sends the operations and receives only the new revision', async () => {
  const onCv = vi.fn();
  const stored = await cvPort(onCv, calls).send(known, {
    snapshot: document,
    operations: operations(400),
    name: 'Notes',
  });
  expect(change.mock.calls).toEqual([[{ id: 'cv', revision: 4, operations: operations(400), name: 'Notes' }]]);
  expect(stored).toEqual({ id: 'cv', revision: 5, document: document });
  expect([save.mock.calls, onCv.mock.calls]).toEqual([[], []]);
});

it.each([
  ['there are more than 400 operations', operations(401)],
  ['the CV was changed elsewhere', undefined],
])('sends the whole document if %s', async (_, sentOperations) => {
  const onCv = vi.fn();
  const stored = await cvPort(onCv, calls).send(known, {
    snapshot: document,
    ...(sentOperations ? { operations: sentOperations } : {}),
  });
  expect(save.mock.calls).toEqual([[{ id: 'cv', revision: 4, document: NOTE_G }]]);
  expect(stored).toEqual({ id: 'cv', revision: 5, document: { name: 'Note G', content: NOTE_G } });
  expect(change).not.toHaveBeenCalled();
  expect(onCv).toHaveBeenCalledWith(cv);
});

it('reads the stored CV from a conflict response', () => {
  const onCv = vi.fn();
  expect(cvPort(onCv, calls).toStored(cv satisfies Partial<Cv>)).toMatchObject({ id: 'cv', revision: 5 });
  expect(onCv).toHaveBeenCalledWith(cv);
});
