import { expect, it } from 'vitest';
import { memoryDrafts } from './browser-drafts.ts';
import type { Draft } from './draft.ts';
import { makeDraftSlot } from './draft-slot.ts';

type NoteDraft = { text: string };

const draftOf = (text: string, id?: string): Draft<NoteDraft> => ({
  ...{ id, revision: 0, base: { text: '' }, value: { text }, typed: {}, inDoubt: [], conflicts: [], at: 0 },
});

function open() {
  const store = memoryDrafts();
  const slot = makeDraftSlot<Draft<NoteDraft>>({
    store,
    keyPrefixOf: (id) => `ada/notes/${id ?? 'new'}/`,
    writer: 'one',
  });
  return { store, slot };
}

it('stores the last of several quick writes', async () => {
  const { store, slot } = open();
  for (const text of ['w', 'wi', 'win', 'wing']) slot.write(draftOf(text));
  await slot.whenIdle();
  expect(await store.list('ada/')).toMatchObject([{ key: 'ada/notes/new/one', draft: { value: { text: 'wing' } } }]);
});

it('writes when its schedule calls back', async () => {
  const store = memoryDrafts();
  const scheduled: (() => void)[] = [];
  const soon = (work: () => void) => void scheduled.push(work);
  const slot = makeDraftSlot<Draft<NoteDraft>>({
    store,
    keyPrefixOf: () => 'ada/notes/new/',
    writer: 'one',
    schedule: soon,
  });
  for (const text of ['w', 'wing']) slot.write(draftOf(text));
  expect([scheduled.length, await store.list('ada/')]).toEqual([1, []]);
  scheduled[0]?.();
  await slot.whenIdle();
  expect(await store.list('ada/')).toMatchObject([{ draft: { value: { text: 'wing' } } }]);
});

it('passes on the latest state on flush, even while an earlier write is running', async () => {
  const written: unknown[] = [];
  const store = {
    ...memoryDrafts(),
    write: (_: string, draft: unknown) => new Promise<void>(() => written.push(draft)),
  };
  const slot = makeDraftSlot<Draft<NoteDraft>>({ store, keyPrefixOf: () => 'ada/notes/new/', writer: 'one' });
  slot.flush();
  slot.write(draftOf('w'));
  await Promise.resolve();
  for (const text of ['wi', 'win', 'wing']) slot.write(draftOf(text));
  slot.flush();
  expect(written).toMatchObject([{ value: { text: 'w' } }, { value: { text: 'wing' } }]);
});

it('moves the draft to the key of the created document', async () => {
  const { store, slot } = open();
  slot.write(draftOf('wing'));
  await slot.whenIdle();
  slot.write(draftOf('wings', 'a'));
  await slot.whenIdle();
  expect((await store.list('ada/')).map(({ key }) => key)).toEqual(['ada/notes/a/one']);
});

it('is empty after removal, even if a write was running', async () => {
  const { store, slot } = open();
  slot.write(draftOf('wing'));
  slot.remove();
  await slot.whenIdle();
  expect(await store.list('ada/')).toEqual([]);
});

it('keeps the drafts of other windows and other members', async () => {
  const { store, slot } = open();
  await store.write('ada/notes/new/two', draftOf('of another window'));
  await store.write('augusta/notes/new/one', draftOf('of another member'));
  slot.write(draftOf('wing'));
  slot.remove();
  await slot.whenIdle();
  expect((await store.list('')).map(({ key }) => key).sort()).toEqual(['ada/notes/new/two', 'augusta/notes/new/one']);
});
