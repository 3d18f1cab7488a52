import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { openPublicCv, visitCv } from '#testing/public-cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { TEMPLATES } from '../render/templates.ts';

const instance = shareTestInstance();

const MAX_HTML_BYTES = 40_000;

const setDesign = (field: string, value: unknown) => ({ do: 'set' as const, at: ['design'], field, value });
const styleOf = (page: string) => /<style>(.*?)<[/]style>/s.exec(page)?.[1] ?? '';

/** Opens a public CV of four pages in a template, with comments and a download link. */
async function openCvIn(template: string) {
  const document = makeSpecimen('English', 'four');
  const cv = await openPublicCv(instance, { document: { ...document, design: { ...document.design, template } } });
  await cv.share({ visibility: 'public', comments: 'open' });
  return cv;
}

describe('the page of a CV has the layout of its template', () => {
  const styles = new Map<string, string>();

  it.each([...TEMPLATES.values()])('$id', async ({ id, tokens }) => {
    const { id: cvId } = await openCvIn(id);
    const { status, body, headers } = await visitCv(instance, cvId);
    const style = styleOf(body);
    expect([status, headers.get('content-security-policy')]).toEqual([200, expect.not.stringContaining('script-src')]);
    expect(gzipSync(body).length).toBeLessThan(MAX_HTML_BYTES);
    // Headings are in the order of the document, whichever column they are in.
    const headings = [...body.matchAll(/<h([1-4])\b/g)].map(([, level]) => Number(level));
    expect(headings.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of headings.entries()) expect(level - (headings[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(body.indexOf('class="contacts"')).toBeLessThan(body.indexOf('class="main"'));
    const side = body.indexOf('class="side"');
    if (tokens.columns) expect(side).toBeGreaterThan(body.indexOf('id="at-work"'));
    else expect(side).toBe(-1);
    expect(style.includes('--track:')).toBe(tokens.track !== undefined);
    expect(style.includes('var(--ground)')).toBe(
      ['band', 'banner'].includes(tokens.head.name.at) || tokens.columns?.ground === 'accent',
    );
    expect(style).toContain(`font-weight: ${tokens.head.name.weight};`);
    expect(style).toContain(`--bullet: "${tokens.entry.bullet}`);
    expect(style).toContain('@media screen and (prefers-color-scheme: dark)');
    expect([...styles.values()]).not.toContain(style);
    styles.set(id, style);
  });

  it('and follows a change of the template and its settings', async () => {
    const cv = await openCvIn('sidebar');
    await cv.writeAndPublish(setDesign('sidebar', 'right'), setDesign('sidebarWidth', 26), setDesign('icons', false));
    const { body } = await visitCv(instance, cv.id);
    expect(styleOf(body)).toContain('--narrow: calc(0.26 * var(--room)');
    expect(styleOf(body)).toContain('minmax(0, 1fr) var(--narrow)');
    expect(body).not.toContain('<svg');
    await cv.writeAndPublish(setDesign('template', 'classic'), setDesign('icons', true));
    const changed = (await visitCv(instance, cv.id)).body;
    expect(styleOf(changed)).not.toContain('--narrow');
    expect(changed).toContain('<svg class="icon"');
    expect(changed).not.toContain('class="side"');
  });

  it('and is that of the classic template if there is no such template', async () => {
    const cv = await openCvIn('sidebar');
    await cv.writeAndPublish(setDesign('template', '../lib'));
    const { status, body } = await visitCv(instance, cv.id);
    expect([status, styleOf(body).includes('--track:')]).toEqual([200, true]);
  });

  it.each([
    ['accent', 'red;} body { display: none'],
    ['background', 'url(https://other.example/x.png)'],
    ['text', '#12345</style><script>alert(1)</script>'],
    ['bullets', '"; } *'],
    ['sidebar', 'start; } *'],
    ['sidebarWidth', '30%; } *'],
    ['headings', '} * {'],
  ])('and refuses values that would change its style: %s', async (field, value) => {
    const cv = await openCvIn('creative');
    const before = (await visitCv(instance, cv.id)).body;
    const { revision } = await cv.read(cv.id);
    expect((await cv.change(cv.id, revision, setDesign(field, value))).status).toBe(400);
    await cv.publish();
    expect((await visitCv(instance, cv.id)).body).toBe(before);
  });

  it.each(['template', 'fonts'])('and shows nothing of a hostile %s', async (field) => {
    const cv = await openCvIn('duo');
    const hostile = '"; } body { display: none } x { y: "';
    const { revision } = await cv.read(cv.id);
    const { status } = await cv.change(cv.id, revision, setDesign(field, hostile));
    if (status === 200) await cv.publish();
    expect((await visitCv(instance, cv.id)).body).not.toContain('body { display: none }');
  });
});

describe('the link preview of a CV', () => {
  it('is its first page, in the template that the page has', async () => {
    const cv = await openCvIn('creative');
    const { body } = await visitCv(instance, cv.id);
    const image = new URL(/<meta property="og:image" content="([^"]+)">/.exec(body)?.[1] ?? '');
    expect(image.pathname).toBe(`/cv/${cv.id}.png`);
    const pictureOf = async () => Buffer.from(await (await fetch(instance.url + image.pathname)).arrayBuffer());
    const picture = await pictureOf();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1697 });
    // The band of color is at the top of the page, and of the picture.
    const [red = 0, green = 0] = await sharp(picture)
      .extract({ left: 600, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green]).toEqual([0x0f, 0x5c]);
    await cv.writeAndPublish(setDesign('template', 'classic'));
    expect((await pictureOf()).equals(picture)).toBe(false);
  });
});
