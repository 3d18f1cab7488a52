import { expect, it, vi } from 'vitest';

it('uses the same query keys as cvApi', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://vitrine.test' } });
  const [{ cvApi }, { cvQueryKey, templatesQueryKey }] = await Promise.all([
    import('./cv-api.ts'),
    import('./cv-calls.ts'),
  ]);
  expect(cvApi.read.queryKey({ input: { id: 'note-g' } })).toEqual(cvQueryKey('note-g'));
  expect(cvApi.templates.queryKey()).toEqual(templatesQueryKey);
});
