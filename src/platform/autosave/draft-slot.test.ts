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

it('holds what was written last, however fast one writes', async () => {
  const { store, slot } = open();
  for (const text of ['w', 'wi', 'win', 'wing']) slot.write(draftOf(text));
  await slot.whenIdle();
  expect(await store.list('ada/')).toMatchObject([{ key: 'ada/notes/new/one', draft: { value: { text: 'wing' } } }]);
});

it('waits until there is a moment for it', async () => {
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

it('hands over the last letter at once when one leaves, though an earlier one is still being written', async () => {
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

it('moves with what was new once it has been made', async () => {
  const { store, slot } = open();
  slot.write(draftOf('wing'));
  await slot.whenIdle();
  slot.write(draftOf('wings', 'a'));
  await slot.whenIdle();
  expect((await store.list('ada/')).map(({ key }) => key)).toEqual(['ada/notes/a/one']);
});

it('is empty once all is saved, though one was just writing', async () => {
  const { store, slot } = open();
  slot.write(draftOf('wing'));
  slot.remove();
  await slot.whenIdle();
  expect(await store.list('ada/')).toEqual([]);
});

it('leaves the drafts of other windows, and of other members', async () => {
  const { store, slot } = open();
  await store.write('ada/notes/new/two', draftOf('of another window'));
  await store.write('augusta/notes/new/one', draftOf('of another member'));
  slot.write(draftOf('wing'));
  slot.remove();
  await slot.whenIdle();
  expect((await store.list('')).map(({ key }) => key).sort()).toEqual(['ada/notes/new/two', 'augusta/notes/new/one']);
});
