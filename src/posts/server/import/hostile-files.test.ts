import { describe, expect, it } from 'vitest';
import { ghostExport } from '#posts/testing/ghost-export.ts';
import { wordPressExport } from '#posts/testing/wordpress-export.ts';
import { makeZip, renamedInZip, withManyFiles, withWrongSize } from '#testing/zip.ts';
import { convertUpload } from './convert-upload.ts';

const POST = '---\ntitle: Notes\ndate: 1843-08-01\n---\nText of notes';

async function read(file: Buffer | string, name = 'upload') {
  return convertUpload({ bytes: Buffer.from(file as string), name, take: undefined });
}
async function faultsOf(file: Buffer | string) {
  const output = await read(file);
  return 'faults' in output ? output.faults.map(({ path, text }) => [path, text.word]) : [];
}
async function summariesOf(file: Buffer | string, name?: string) {
  const output = await read(file, name);
  if ('faults' in output) throw new Error(JSON.stringify(output.faults));
  return output.summaries;
}
const encrypted = (zip: Buffer) => {
  const bytes = Buffer.from(zip);
  const header = bytes.indexOf('PK\x01\x02', 0, 'latin1');
  bytes[header + 8] = (bytes[header + 8] ?? 0) | 1;
  return bytes;
};
const rss = (head: string) => wordPressExport().replace('<rss', `${head}<rss`);

describe('a file that is refused', () => {
  it.each<[word: string, what: string, make: () => Promise<Buffer> | Buffer | string]>([
    ['emptyFile', 'an empty file', () => ''],
    ['notPosts', 'a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['notPosts', 'a feed of another program', () => '<?xml version="1.0"?><rss><channel></channel></rss>'],
    ['notPosts', 'a web page', () => '<!doctype html><title>A</title>'],
    ['notUtf8Text', 'UTF-16 without a byte order mark', () => Buffer.from(POST, 'utf16le')],
    ['brokenJson', 'a truncated export of Ghost', () => JSON.stringify(ghostExport()).slice(0, -3)],
    ['tooDeep', 'JSON that is nested deeply', () => `{"posts":${'['.repeat(100_000)}`],
    ['brokenXml', 'a truncated export of WordPress', () => wordPressExport().slice(0, -20)],
    [
      'brokenXml',
      'entities that refer to each other a billion times',
      () => rss('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]>').replace('Ada wrote', '&b;'),
    ],
    ['brokenXml', 'an entity of a file', () => rss('<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>')],
    ['brokenXml', 'an entity that is not defined', () => wordPressExport().replace('A blog', '&unknown;')],
    ['brokenXml', 'XML that is nested deeply', () => wordPressExport('<a>'.repeat(100_000))],
    ['brokenZip', 'a truncated ZIP', async () => (await makeZip({ 'a.md': POST })).subarray(0, 80)],
    [
      'brokenZip',
      'a file that is larger than declared',
      async () => withWrongSize(await makeZip({ 'a.md': POST }), 'a.md', 3),
    ],
    ['encryptedZip', 'an encrypted ZIP', async () => encrypted(await makeZip({ 'a.md': POST }))],
    ['importTooComplex', 'too many files', async () => withManyFiles(await makeZip({ 'a.md': POST }), 30_000)],
    [
      'importTooComplex',
      'texts that unpack to far more than their size',
      async () => {
        const bomb = Buffer.alloc(49 * 1024 * 1024, '# ');
        return makeZip({ 'a.md': bomb, 'b.md': bomb, 'c.md': bomb });
      },
    ],
    ['nothingToImport', 'a ZIP in a ZIP', async () => makeZip({ 'inner.zip': await makeZip({ 'a.md': POST }) })],
    ['nothingToImport', 'a ZIP of other files', () => makeZip({ 'a.png': Buffer.from('89504e47', 'hex') })],
  ])('with %s: %s', async (word, _, make) => {
    expect(await faultsOf(await make())).toEqual([['file', word]]);
  });

  const titles = Array.from({ length: 10_000 }, (_, at) => `Post ${at}`);

  it('has ten thousand posts', async () => {
    const posts = titles.map((title, id) => ({ id, title, html: '<p>Text</p>', status: 'draft' }));
    expect(await faultsOf(JSON.stringify({ db: [{ data: { posts } }] }))).toEqual([['file', 'tooMany']]);
  });

  it('has ten thousand files of Markdown', async () => {
    const zip = await makeZip(Object.fromEntries(titles.map((title) => [`${title}.md`, POST])), { compress: false });
    expect(await faultsOf(zip)).toEqual([['file', 'tooMany']]);
  });
});

describe('a file with hostile content', () => {
  it.each<[what: string, bytes: Buffer]>([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${POST}`)],
    ['UTF-16', Buffer.from(`\ufeff${POST}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(`\ufeff${POST}`, 'utf16le').swap16()],
    ['line ends of Windows', Buffer.from(POST.replaceAll('\n', '\r\n'))],
  ])('is read in %s', async (_, bytes) => {
    expect(await summariesOf(bytes)).toMatchObject([{ title: 'Notes', status: 'published', warnings: [] }]);
  });

  it('is read with a warning if it is no Unicode', async () => {
    const bytes = Buffer.from('---\ntitle: Babbage’s Müller\n---\n\xe4'.replace('’', "'"), 'latin1');
    expect(await summariesOf(bytes)).toMatchObject([
      { title: "Babbage's Müller", warnings: [{ problem: 'guessedEncoding' }] },
    ]);
  });

  it('never uses the names of files in a ZIP as paths', async () => {
    const zip = await makeZip({
      'aaaaaaaaa/post.md': POST,
      'bbbbbbetc/passwd.md': POST,
      'c.md': '![A](../../../../etc/x.png)',
    });
    const hostile = renamedInZip(
      renamedInZip(zip, 'aaaaaaaaa/post.md', '../../../../ab.md'),
      'bbbbbbetc/passwd.md',
      '/../../etc/passw.md',
    );
    const summaries = await summariesOf(hostile);
    expect(summaries.map(({ slug }) => slug)).toEqual(['ab', 'c', 'passw']);
    expect(summaries.every(({ pictures }) => pictures === 0)).toBe(true);
  });

  it('keeps the text of HTML that is nested deeply', async () => {
    const html = `${'<div>'.repeat(50_000)}Deep${'</div>'.repeat(50_000)}`;
    const [summary] = await summariesOf(`---\ntitle: A\n---\n${html}`);
    expect(summary).toMatchObject({ blocks: 1, warnings: [{ problem: 'unsupportedHtml' }] });
  });

  it('does not expand the aliases of YAML', async () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...Array.from('bcdefghi', (name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`),
    ];
    expect(await summariesOf(`---\ntitle: A\n${bomb.join('\n')}\ntags: *i\n---\nText`)).toMatchObject([
      { warnings: [{ problem: 'frontMatterUnread' }, { problem: 'titleMissing' }] },
    ]);
  });

  it('does not pollute prototypes through keys', async () => {
    for (const head of [
      '---\n__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\n---',
      '+++\n[__proto__]\npolluted = 1\n+++',
    ]) {
      await summariesOf(`${head}\nText`);
      expect({} as Record<string, unknown>).not.toHaveProperty('polluted');
    }
  });

  it('is read in long lines, and without characters that the database can’t store', async () => {
    const [summary] = await summariesOf(`---\ntitle: "A\\0\\u202eb"\n---\n${'x'.repeat(150_000)}\u0001\ud800`);
    expect(summary?.title).not.toMatch(/[\0\u202e]/);
    expect(summary?.blocks).toBeGreaterThan(5);
  });

  it('is read with control characters in XML', async () => {
    const [summary] = await summariesOf(wordPressExport().replace('Ada wrote', 'Ada\u0008 wrote'));
    expect(summary?.title).toBe('Engines & “cards”');
  });

  it('never links to scripts', async () => {
    const output = await convertUpload({
      ...{
        bytes: Buffer.from('[a](javascript:alert(1)) <a href="javascript:alert(1)">b</a> <javascript:alert(1)>'),
        name: 'a.md',
      },
      take: [0],
    });
    if ('faults' in output) throw new Error('refused');
    expect(JSON.stringify(output.posts[0]?.post.blocks)).not.toMatch(/\]\(javascript/);
  });
});
