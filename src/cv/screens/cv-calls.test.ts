import { expect, it, vi } from 'vitest';

it('finds what the rest of the screens has fetched', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://vitrine.test' } });
  const [{ cvApi }, { cvQueryKey: readKey, templatesQueryKey: templatesKey }] = await Promise.all([
    import('./cv-api.ts'),
    import('./cv-calls.ts'),
  ]);
  expect(cvApi.read.queryKey({ input: { id: 'note-g' } })).toEqual(readKey('note-g'));
  expect(cvApi.templates.queryKey()).toEqual(templatesKey);
});
