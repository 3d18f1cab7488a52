import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/pure/errors.ts';
import { cpuTimeMs } from '#testing/cpu-time.ts';
import { makeZip, withManyFiles } from '#testing/zip.ts';
import { parseCvFile } from './parse-cv-file.ts';

const MEGABYTE = 1024 * 1024;

/** Returns the error word that a file is rejected with, or `taken`. */
const errorWordOf = (file: string | Buffer) =>
  parseCvFile(Buffer.from(file), { owner: 'ada' }).then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return error.details.fields?.[0]?.text.word ?? error.details.text?.word;
    },
  );

describe('parsing a CV file', () => {
  it('parses a file in a worker', async () => {
    const { content, report } = await parseCvFile(Buffer.from('cv:\n  name: Ada Lovelace\n'), { owner: 'ada' });
    expect(content.basics.name).toBe('Ada Lovelace');
    expect(report.format).toBe('rendercv');
  });

  it.each([
    ['emptyFile', ''],
    ['notACv', 'Ada Lovelace'],
    ['brokenJson', '{"basics":'],
  ])('reports %s on the content field', async (word, file) => {
    await expect(parseCvFile(Buffer.from(file), { owner: 'ada' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      details: { text: { word: 'invalidFields' }, fields: [{ path: 'content', text: { word } }] },
    });
  });

  it('rejects files beyond 8 MB without parsing them', async () => {
    await expect(parseCvFile(Buffer.alloc(8 * MEGABYTE + 1, ' '), { owner: 'ada' })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      details: { text: { word: 'payloadTooLarge', values: { limit: 8 * MEGABYTE } } },
    });
  });
});

describe('hostile files', () => {
  const deep = (open: string, close: string, levels = 100_000) => open.repeat(levels) + close.repeat(levels);
  const aliasBombLines = 'abcdefgh'.split('').map((name, at, names) =>
    at === 0
      ? `a: &a [x,x,x,x,x,x,x,x,x,x]`
      : `${name}: &${name} [${Array(10)
          .fill(`*${names[at - 1]}`)
          .join(',')}]`,
  );

  it.each<[what: string, words: string[], make: () => Promise<Buffer> | Buffer | string]>([
    ['JSON of 100,000 levels', ['cvTooComplex'], () => `{"basics":${deep('[', ']')}}`],
    [
      'deeply nested JSON objects',
      ['cvTooComplex'],
      () => `{"basics":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_001)}`,
    ],
    ['YAML of 100,000 levels', ['cvTooComplex'], () => `cv: ${deep('[', ']')}`],
    ['deeply nested YAML lists', ['cvTooComplex'], () => `cv:\n${'- '.repeat(100_000)}x`],
    ['YAML of 80 levels', ['cvTooComplex'], () => `cv: {name: ${deep('[', ']', 80)}}`],
    ['a YAML alias bomb', ['cvTooComplex'], () => `${aliasBombLines.join('\n')}\ncv: {name: *h}\n`],
    ['recursive YAML', ['cvTooComplex'], () => 'cv: &a\n  name: *a\n'],
    [
      'a ZIP with very many files',
      ['cvTooComplex', 'brokenZip'],
      async () => withManyFiles(await makeZip({ 'Skills.csv': 'Name\nHarp\n' }), 20_000),
    ],
    ['a ZIP bomb', ['cvTooComplex'], () => makeZip({ 'Skills.csv': Buffer.alloc(60 * MEGABYTE, 'a\n') })],
    [
      'a ZIP bomb of several files',
      ['cvTooComplex'],
      () =>
        makeZip(
          Object.fromEntries(
            Array.from({ length: 4 }, (_, at) => [`${at}/Skills.csv`, Buffer.alloc(19 * MEGABYTE, 'a\n')]),
          ),
        ),
    ],
    [
      'YAML of a million keys',
      ['cvTooComplex', 'taken', 'documentTooLarge'],
      () => `cv:\n${Array.from({ length: 500_000 }, (_, at) => `  k${at}: 1`).join('\n')}`,
    ],
    [
      'JSON of a million keys',
      ['cvTooComplex', 'documentTooLarge'],
      () => `{"basics":{"name":"Ada",${Array.from({ length: 600_000 }, (_, at) => `"k${at}":1`).join(',')}}}`,
    ],
    ['YAML of 8 MB of quotes', ['cvTooComplex', 'brokenYaml'], () => `cv: ${'"" '.repeat(2_700_000)}`],
    [
      'unclosed HTML elements in each field',
      ['taken', 'cvTooComplex', 'documentTooLarge'],
      () =>
        JSON.stringify({
          basics: {},
          sections: {
            custom: {},
            projects: { items: Array.from({ length: 70 }, () => ({ name: 'x', summary: '<b><ul><li>'.repeat(9000) })) },
          },
        }),
    ],
  ])('are answered in time without blocking the main thread: %s', { timeout: 60_000 }, async (_, words, make) => {
    const file = await make();
    let word: string | undefined;
    const startedAt = performance.now();
    const mainThreadMs = await cpuTimeMs(async () => {
      word = await errorWordOf(file);
    });
    expect(words).toContain(word);
    // The file is parsed in a worker, so the main thread is idle; a fifth of the time is allowed for supervision.
    const elapsedMs = performance.now() - startedAt;
    expect(mainThreadMs, 'CPU time of the main thread').toBeLessThan(Math.max(500, elapsedMs / 5));
  });
});
