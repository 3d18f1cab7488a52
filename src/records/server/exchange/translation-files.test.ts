import { describe, expect, it } from 'vitest';
import { readTranslationFile } from './read-translation-file.ts';
import { writeTranslationFile } from './write-translation-file.ts';

const OWNER = 'ada';
const textsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    key: `part/${at}`,
    source: `A table of <operations> & "notes", number ${at}\nin two lines`,
    target: at % 2 === 0 ? `Eine Tafel ${at}` : '',
    state: at % 2 === 0 ? ('done' as const) : ('missing' as const),
  }));

const fileOf = (format: 'xliff' | 'csv', texts: ReturnType<typeof textsOf>) =>
  writeTranslationFile(format, { name: 'ada', from: 'en', to: 'de', texts });

describe.each(['xliff', 'csv'] as const)('a %s file for a translator', (format) => {
  it.each([1, 1000, 2500])('of %i texts is read as it was written', async (count) => {
    const texts = textsOf(count);
    const { content } = await fileOf(format, texts);
    const read = await readTranslationFile(await content.text(), OWNER);
    expect(read.map(({ key, source, target }) => ({ key, source, target }))).toEqual(
      texts.map(({ key, source, target }) => ({ key, source, target })),
    );
  });

  it('of a member with 2,000 records is read while others are served', async () => {
    const texts = textsOf(18_000);
    const content = await (await fileOf(format, texts)).content.text();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const read = await readTranslationFile(content, OWNER);
    clearInterval(timer);
    expect(read).toHaveLength(texts.length);
    expect(turns).toBeGreaterThan(5);
  });

  it('that is broken or has too many texts is refused, of any size', async () => {
    const broken = (await (await fileOf(format, textsOf(18_000))).content.text()).slice(10_000);
    await expect(readTranslationFile(broken, OWNER)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const many = await (await fileOf(format, textsOf(50_001))).content.text();
    await expect(readTranslationFile(many, OWNER)).rejects.toMatchObject({
      details: { fields: [{ path: 'content', text: { word: 'tooMany', values: { maximum: 50_000 } } }] },
    });
  });
});
