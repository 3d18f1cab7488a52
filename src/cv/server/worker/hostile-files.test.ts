import { expect, it } from 'vitest';
import { hostileDocuments } from '#cv/testing/hostile-documents.ts';
import { documentBomb, hostilePdfs } from '#cv/testing/hostile-files.ts';
import { outcomeOf, readHostileFiles } from '#cv/testing/read-hostile-files.ts';

const HONEST = Buffer.from('{"basics":{"name":"Ada Lovelace"}}');

it('ends in a CV or a clear error for every damaged PDF, and reads others afterwards', {
  timeout: 300_000,
}, async () => {
  const { read, findings } = await readHostileFiles(hostilePdfs(1, 200));
  expect(findings).toEqual([]);
  expect(read).toBeGreaterThan(20);
  expect(await outcomeOf(HONEST)).toBe('read: Ada Lovelace');
});

it('ends in a CV or a clear error for every damaged document and page, and reads others afterwards', {
  timeout: 300_000,
}, async () => {
  const { read, findings } = await readHostileFiles(await hostileDocuments(1, 200));
  expect(findings).toEqual([]);
  expect(read).toBeGreaterThan(20);
  expect(await outcomeOf(HONEST)).toBe('read: Ada Lovelace');
});

it('refuses a document that unpacks to far more than it is large', async () => {
  expect(await outcomeOf(await documentBomb())).toMatch(/cvTooComplex/);
  expect(await outcomeOf(HONEST)).toBe('read: Ada Lovelace');
});
