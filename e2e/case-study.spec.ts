import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, make, registerMember, uploadSvgImage } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
const blocks = (page: Page) => page.getByRole('list', { name: 'Blocks of the case study' }).locator(':scope > li');
const storedBlocks = async (page: Page) => {
  const id = /\/projects\/([0-9a-f-]{36})\/edit$/.exec(page.url())?.[1];
  const { blocks } = await (await ask(page, 'GET', `/api/projects/${id}`)).json();
  return blocks as Record<string, unknown>[];
};

async function addBlock(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return blocks(page).last();
}

async function upload(page: Page, block: Locator, ...names: (keyof typeof SVG_IMAGES)[]) {
  for (const name of names) {
    const buffer = await sharp(Buffer.from(SVG_IMAGES[name])).png().toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await block.getByRole('button', { name: /Choose/ }).click();
    await (await chooser).setFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
    await expect(block.getByRole('textbox', { name: 'Alt text' })).toHaveCount(names.indexOf(name) + 1, {
      timeout: 30_000,
    });
  }
}

/** Pastes text into a focused field, as a browser does. */
const paste = (field: Locator, text: string) =>
  field.evaluate((input, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a case study is built of blocks by hand', async ({ page, mails, expectAccessible }) => {
  test.slow();
  await registerMember(page, 'blocks', mails);
  await page.goto('/projects/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Notes on the Analytical Engine');
  await page.getByRole('button', { name: 'Images with text' }).click();
  await expect(blocks(page)).toHaveCount(5);
  await expect(
    blocks(page)
      .first()
      .getByRole('button', { name: /Choose/ }),
  ).toBeFocused();
  await page.getByRole('radio', { name: 'Full width' }).check();
  await upload(page, blocks(page).first(), 'notes');
  await blocks(page).first().getByRole('textbox', { name: 'Alt text' }).fill('A page of notes');
  await blocks(page).nth(1).getByRole('textbox', { name: 'Text' }).fill('It was translated first.');

  const heading = await addBlock(page, 'Heading');
  await expect(heading.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.type('The loop');
  const code = await addBlock(page, 'Code');
  await code.getByRole('textbox', { name: 'Code' }).fill('for (const one of table) {\n  run(one);\n}');
  await code.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'JavaScript' }).click();
  const table = await addBlock(page, 'Table');
  await paste(table.getByRole('textbox', { name: 'Row 1, column 1' }), 'Column\tValue\nFirst\t1\n');
  await table.getByRole('button', { name: 'Remove last row' }).click();
  const quote = await addBlock(page, 'Quote');
  await quote.getByRole('textbox', { name: 'Quote' }).fill('Whatever we know how to order it.');
  await quote.getByRole('textbox', { name: 'Source', exact: true }).fill('Ada');
  const card = await addBlock(page, 'Link card');
  await card.getByRole('textbox', { name: 'URL' }).fill('youtu.be/engine');
  await card.getByRole('textbox', { name: 'Title' }).fill('The engine in motion');
  const numbers = await addBlock(page, 'Numbers');
  await numbers.getByRole('textbox', { name: 'Value' }).fill('25');
  await expect(saved(page)).toBeVisible();

  expect(await storedBlocks(page)).toMatchObject([
    { kind: 'picture', width: 'bleed', pictures: [{ alt: 'A page of notes' }] },
    { kind: 'text', text: 'It was translated first.' },
    { kind: 'pair', pictures: [] },
    { kind: 'text', text: '' },
    { kind: 'grid', pictures: [] },
    { kind: 'heading', text: 'The loop' },
    { kind: 'code', language: 'javascript', text: 'for (const one of table) {\n  run(one);\n}' },
    {
      kind: 'table',
      rows: [
        ['Column', 'Value'],
        ['First', '1'],
      ],
    },
    { kind: 'quote', source: 'Ada' },
    { kind: 'embed', url: 'https://youtu.be/engine', title: 'The engine in motion' },
    { kind: 'figures', figures: [{ value: '25', label: '' }] },
  ]);

  await page.getByRole('button', { name: 'Reorder Heading, block 6' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Duplicate Quote, block 9' }).click();
  await expect(blocks(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Remove Code, block 7' }).click();
  await expect(blocks(page)).toHaveCount(11);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(blocks(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Remove Quote, block 10' }).click();
  await expect(saved(page)).toBeVisible();
  expect((await storedBlocks(page)).map(({ kind }) => kind)).toEqual([
    ...['picture', 'text', 'pair', 'text', 'heading', 'grid', 'code', 'table', 'quote', 'embed', 'figures'],
  ]);
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, expectAccessible);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a new block can be typed into at once', async ({ page, mails }) => {
  await registerMember(page, 'at-once', mails);
  await page.goto('/projects/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Rivers');
  const text = (block: Locator, name = 'Text') => block.getByRole('textbox', { name, exact: true });
  const written = 'A river bends';
  for (const [kind, name] of [
    ['Text', 'Text'],
    ['Quote', 'Quote'],
    ['Callout', 'Text'],
  ] as const) {
    const block = await addBlock(page, kind);
    await expect(text(block, name)).toBeFocused();
    await page.keyboard.type(written);
    await expect(text(block, name)).toHaveText(written);
    await expect(block.locator('strong')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Add a block below Text, block 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Text', exact: true }).press('Enter');
  await expect(text(blocks(page).nth(1))).toBeFocused();
  await page.keyboard.type('Below');
  await page.getByRole('button', { name: 'Duplicate Text, block 2' }).press('Enter');
  await expect(text(blocks(page).nth(2))).toBeFocused();
  await page.getByRole('button', { name: 'Remove Text, block 3' }).press('Enter');
  await expect(text(blocks(page).nth(2), 'Quote')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(text(blocks(page).nth(2))).toBeFocused();
});

test('texts, metrics and images from before blocks keep their places until they are moved', async ({ page, mails }) => {
  await registerMember(page, 'old-story', mails);
  const caseStudy = { problem: 'It was slow.', approach: '', outcome: 'It is fast.' };
  await make(page, 'projects', [{ title: 'Weaving', caseStudy, metrics: [{ label: 'faster', value: '40%' }] }]);
  const [project] = (await (await ask(page, 'GET', '/api/projects')).json()).items;
  await page.goto(`/projects/${project.id}/edit`);
  await expect(blocks(page)).toHaveText([/^Problem/, /^Results/, /^Metrics/]);
  expect(await storedBlocks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reorder Metrics, block 3' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: /^Remove Problem/ }).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => storedBlocks(page)).not.toContainEqual({ id: 'problem', kind: 'field' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Problem' })).toContainText('It was slow.');
});

test('visitors see the blocks in order, compare two images, and load nothing from elsewhere', async ({
  page,
  mails,
  browser,
  expectAccessible,
}) => {
  await registerMember(page, 'story', mails);
  const [before, after] = [
    await uploadSvgImage(page, 'notes', SVG_IMAGES.notes),
    await uploadSvgImage(page, 'bernoulli', SVG_IMAGES.bernoulli),
  ];
  const id = () => crypto.randomUUID();
  const pictures = [
    { image: before, alt: 'The old mill', caption: '' },
    { image: after, alt: 'The new mill', caption: 'In 1843' },
  ];
  await make(page, 'projects', [
    {
      title: 'Weaving',
      status: 'published',
      caseStudy: { problem: 'It was slow.', approach: '', outcome: '' },
      blocks: [
        { id: id(), kind: 'comparison', pictures },
        { id: id(), kind: 'picture', width: 'bleed', pictures: pictures.slice(0, 1) },
        { id: id(), kind: 'code', language: 'js', text: 'return weave(card);', caption: '' },
        { id: 'problem', kind: 'field' },
        { id: id(), kind: 'callout', tone: 'warning', text: 'Mind the shuttle.' },
        { id: id(), kind: 'table', rows: [['Card'], ['1']] },
        { id: id(), kind: 'embed', url: 'https://www.youtube.com/watch?v=1', title: 'The loom' },
        { id: id(), kind: 'pair', pictures },
        { id: id(), kind: 'grid', pictures },
      ],
    },
  ]);
  await change(page, { headline: 'Weaver' });
  await publish(page);
  const visitor = await visitorOf(browser, 1440);
  const elsewhere: string[] = [];
  visitor.on('request', (request) => {
    if (!/^(?:data:|http:\/\/[a-z-]+\.vitrine\.localhost)/.test(request.url())) elsewhere.push(request.url());
  });
  await visitor.goto(hostOf('story', page.url(), '/projects/weaving'));
  await expect(visitor.locator('.c-key')).toHaveText('return');
  const side = visitor.locator('.sides .after');
  await expect(visitor.getByRole('radio', { name: 'Both' })).toBeChecked();
  await visitor.getByRole('radio', { name: 'Both' }).focus();
  await visitor.keyboard.press('ArrowLeft');
  await expect(visitor.getByRole('radio', { name: 'Before' })).toBeChecked();
  await expect(side).toBeHidden();
  await visitor.keyboard.press('ArrowRight');
  await visitor.keyboard.press('ArrowRight');
  await expect(side).toBeVisible();
  await expect(side).toHaveCSS('clip-path', 'none');
  const edges = await visitor.locator('.bleed img').evaluate((image) => {
    const { left, right } = image.getBoundingClientRect();
    return [left, innerWidth - right];
  });
  expect(edges).toEqual([0, 0]);
  await expect(visitor.getByRole('link', { name: 'The loom Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=1',
  );
  for (const width of [1440, 320]) {
    await visitor.setViewportSize({ width, height: 800 });
    await expectAccessible(visitor);
    const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await visitor.getByRole('link', { name: /^Enlarge image 7 of 7/ }).click();
  await expect(visitor.getByRole('region', { name: 'Image 7 of 7' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

const FIXTURES = join(import.meta.dirname, '../src/testing/fixtures/media');
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe shuttle flies.\n';

/** Chooses a file in the upload field with this label, within a block. */
async function choose(page: Page, field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
}
const fixture = async (name: string, mimeType: string) => ({
  ...{ name, mimeType },
  buffer: await readFile(join(FIXTURES, name)),
});
const uploadField = (block: Locator, name: string) => block.getByRole('group', { name, exact: true });

test('a video, a recording and a file are uploaded, and visitors play them with captions', async ({
  page,
  mails,
  browser,
  expectAccessible,
}) => {
  test.slow();
  await registerMember(page, 'films', mails);
  await page.goto('/projects/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Weaving');
  const video = await addBlock(page, 'Video');
  await expect(video.getByText(/^MP4 with H.264, or WebM\. Up to [\d.]+\sMB\.$/)).toBeVisible();
  await choose(page, uploadField(video, 'Video'), {
    name: 'broken.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('no video'),
  });
  await expect(
    video.getByText('This file isn’t a supported video. Choose an MP4 or WebM.', { exact: true }),
  ).toBeVisible();
  await video.getByRole('button', { name: 'Remove broken.mp4' }).click();
  await choose(page, uploadField(video, 'Video'), await fixture('clip.webm', 'video/webm'));
  await expect(video.getByText('WebM, 11 kB')).toBeVisible();
  await expect.poll(() => video.locator('video').evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(160);
  await video.getByRole('button', { name: 'Use current frame' }).click();
  await expect(video.getByRole('img', { name: 'Poster of the video' })).toBeVisible({ timeout: 30_000 });
  await choose(page, uploadField(video, 'Captions'), {
    ...{ name: 'shuttle.vtt', mimeType: 'text/vtt' },
    buffer: Buffer.from(CAPTIONS),
  });
  await video.getByRole('combobox', { name: 'Language of shuttle.vtt' }).click();
  await page.getByRole('option', { name: 'German', exact: true }).click();
  await video.getByRole('textbox', { name: 'Description' }).fill('A loom at work');
  await video.getByRole('textbox', { name: 'Transcript' }).fill('The shuttle flies.');
  const sound = await addBlock(page, 'Audio');
  await choose(page, uploadField(sound, 'Audio'), await fixture('tone.flac', 'audio/flac'));
  await expect(sound.getByText('FLAC, 10 kB')).toBeVisible();
  await sound.getByRole('textbox', { name: 'Title' }).fill('The mill at night');
  const file = await addBlock(page, 'File');
  await choose(page, uploadField(file, 'File'), {
    ...{ name: 'cards.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expect(file.getByText('PDF, 1 kB')).toBeVisible();
  await file.getByRole('textbox', { name: 'Link text' }).fill('All cards');
  await expect(saved(page)).toBeVisible();
  const stored = await storedBlocks(page);
  expect(stored).toMatchObject([
    { kind: 'video', width: 'wide', tracks: [{ language: 'de' }], alt: 'A loom at work' },
    { kind: 'audio', title: 'The mill at night' },
    { kind: 'file', label: 'All cards' },
  ]);
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await make(page, 'projects', [{ title: 'The loom', status: 'published', blocks: stored }]);
  await change(page, { headline: 'Weaver' });
  await publish(page);
  const visitor = await visitorOf(browser, 1440);
  const played: string[] = [];
  visitor.on('request', (request) => {
    if (/\/media\//.test(request.url())) played.push(request.url());
  });
  await visitor.goto(hostOf('films', page.url(), '/projects/the-loom'));
  const film = visitor.locator('video');
  await expect(film).toHaveAttribute('poster', /^\/images\//);
  await expect(film).toHaveAccessibleName('A loom at work');
  const before = await film.boundingBox();
  expect(played.filter((url) => url.endsWith('.webm'))).toEqual([]);
  await film.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1);
  expect(await film.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight])).toEqual([
    160, 90,
  ]);
  expect(await film.boundingBox()).toEqual(before);
  expect(
    await film.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].map(({ language, mode, cues }) => [
        language,
        mode,
        [...(cues ?? [])].map((cue) => (cue as VTTCue).text),
      ]),
    ),
  ).toEqual([['de', 'showing', ['The shuttle flies.']]]);
  const alone = await visitor.context().newPage();
  await alone.goto(played.find((url) => url.endsWith('.webm')) ?? '');
  await expect.poll(() => alone.locator('video').evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(160);
  await alone.close();
  const recording = visitor.getByLabel('The mill at night');
  await recording.evaluate((element: HTMLAudioElement) => element.load());
  await recording.evaluate((element: HTMLAudioElement) => element.play());
  await expect.poll(() => recording.evaluate((element: HTMLAudioElement) => element.duration)).toBeGreaterThan(0.2);
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'All cards PDF, 1 kB' }).click();
  expect((await download).suggestedFilename()).toBe('cards.pdf');
  await visitor.getByText('Transcript').click();
  await expect(visitor.locator('details').getByText('The shuttle flies.')).toBeVisible();
  for (const width of [1440, 320]) {
    await visitor.setViewportSize({ width, height: 800 });
    await expectAccessible(visitor);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
