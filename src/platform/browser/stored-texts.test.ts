import { expect, it } from 'vitest';
import { memoryDrafts } from './autosave/browser-drafts.ts';
import { deleteStoredTexts, storedTextsOf } from './stored-texts.ts';

it('a member’s texts are stored by name, and invisible to other members', async () => {
  const store = memoryDrafts();
  const ada = storedTextsOf('ada', store);
  await ada.write('job/1', 'Wanted: an analyst');
  await ada.write('job/12', 'Wanted: a translator');
  expect(await Promise.all(['job/1', 'job/12', 'job/'].map(ada.read))).toEqual([
    'Wanted: an analyst',
    'Wanted: a translator',
    '',
  ]);
  expect(await storedTextsOf('mary', store).read('job/1')).toBe('');
  await ada.write('job/1', '');
  expect(await ada.read('job/1')).toBe('');
});

it('deleteStoredTexts deletes all texts, but keeps unsaved drafts', async () => {
  const store = memoryDrafts();
  await store.write('ada/cv/1/window', { unsaved: true });
  await storedTextsOf('ada', store).write('job/1', 'Wanted: an analyst');
  await deleteStoredTexts(store);
  expect(await store.list('')).toEqual([{ key: 'ada/cv/1/window', draft: { unsaved: true } }]);
});
