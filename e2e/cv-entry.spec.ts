import type { Page } from '@playwright/test';
import { makeCv, toast } from './cvs.ts';
import { expectStored, openEditor, outline, saved, unfold } from './editor.ts';
import { registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

/** Opens a blank CV in the editor and returns what is stored of a section's entries. */
async function openBlank(page: Page, who: string, open = openEditor) {
  await registerMember(page, who);
  const { id } = await makeCv(page, { name: 'Notes' });
  await open(page, id);
  return (kind: string) =>
    expectStored(page, id, ({ document }) => document.sections.find((section) => section.kind === kind)?.items);
}

const pasteInto = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('skills, languages and interests are added as fast as they are typed', async ({ page, expectAccessible }) => {
  const stored = await openBlank(page, 'entry-keys');
  await unfold(page, /^Skills/);
  const skills = page.getByRole('textbox', { name: 'Add skills' });
  await skills.click();
  await page.keyboard.type('Python');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Go (4/5), Backend: Kafka, SQL');
  await expect(skills).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skills).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: 'Backend added. 3 entries in all.' })).toBeAttached();
  await stored('skills').toMatchObject([
    { name: 'Python', level: 0 },
    { name: 'Go', level: 4 },
    { name: 'Backend', keywords: ['Kafka', 'SQL'] },
  ]);
  await expectAccessible(page);

  // A pasted list is one step of undo.
  await pasteInto(page, '• Rust\n• Zig\n• C, C++');
  await stored('skills').toHaveLength(7);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await stored('skills').toHaveLength(3);

  await unfold(page, /^Languages/);
  const languages = page.getByRole('textbox', { name: 'Add languages' });
  await languages.fill('English (native), German B2');
  // Nothing typed is lost when the member goes on elsewhere.
  await unfold(page, /^Skills/);
  await stored('languages').toMatchObject([
    { language: 'English', cefr: 'native' },
    { language: 'German', cefr: 'B2' },
  ]);
  // Nor is the click lost that moves on to something below.
  await skills.fill('Zig');
  await page.getByRole('button', { name: /^Languages/ }).click();
  await expect(languages).toBeVisible();
  await stored('skills').toHaveLength(4);

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'Interests' }).click();
  await expect(page.getByRole('textbox', { name: 'Add interests' })).toBeFocused();
  await page.keyboard.type('Chess');
  await page.keyboard.press('Enter');
  await stored('interests').toMatchObject([{ name: 'Chess' }]);
});

test('levels are chosen in the rows of skills and languages, by pointer and by keyboard', async ({
  page,
  expectAccessible,
}) => {
  const stored = await openBlank(page, 'entry-levels');
  await unfold(page, /^Skills/);
  await page.getByRole('textbox', { name: 'Add skills' }).fill('Python, Go (4/5)');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a level for Python' }).click();
  await page.getByRole('menuitemcheckbox', { name: '3 of 5' }).click();
  await expect(page.getByRole('button', { name: 'Python level: 3 of 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Go level: 4 of 5' }).press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: '4 of 5' })).toBeChecked();
  await page.getByRole('menuitemcheckbox', { name: 'None' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add a level for Go' })).toBeFocused();
  await stored('skills').toMatchObject([
    { name: 'Python', level: 3 },
    { name: 'Go', level: 0 },
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await stored('skills').toMatchObject([{ level: 3 }, { level: 4 }]);

  await unfold(page, /^Languages/);
  await page.getByRole('textbox', { name: 'Add languages' }).fill('German');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a level for German' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'B2' }).click();
  await stored('languages').toMatchObject([{ language: 'German', cefr: 'B2' }]);
  await expect(page.getByRole('button', { name: 'German level: B2' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('button', { name: 'German level: B2' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('an address is completed when its field is left', async ({ page }) => {
  await registerMember(page, 'entry-address');
  const { id } = await makeCv(page, { name: 'Notes' });
  await openEditor(page, id);
  const website = page.getByRole('textbox', { name: 'Website' });
  await website.fill('example.org/ada');
  await page.keyboard.press('Tab');
  await expect(website).toHaveValue('https://example.org/ada');
  await website.fill('by word of mouth');
  await page.keyboard.press('Tab');
  await expect(website).toHaveValue('by word of mouth');
  await expectStored(page, id, ({ document }) => document.basics.url).toBe('by word of mouth');
});

test('a removed entry or section is put back from its notice', async ({ page }) => {
  const stored = await openBlank(page, 'entry-removed');
  await unfold(page, /^Skills/);
  await page.getByRole('textbox', { name: 'Add skills' }).fill('Python, Go');
  await page.keyboard.press('Enter');
  await stored('skills').toHaveLength(2);
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
  };
  await remove('Go');
  await remove('Python');
  await stored('skills').toEqual([]);
  // Something else is changed meanwhile.
  await page.getByRole('textbox', { name: 'Add skills' }).fill('Rust');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Python removed');
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  await undo.last().press('Enter');
  await expect(undo).toHaveCount(1);
  await undo.press('Enter');
  await stored('skills').toMatchObject([{ name: 'Python' }, { name: 'Go' }, { name: 'Rust' }]);

  await remove('Skills');
  await stored('skills').toBeUndefined();
  await expect(toast(page)).toContainText('Skills removed');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await stored('skills').toHaveLength(3);
  await saved(page);
});

test('an entry is moved to another section of its kind', async ({ page }) => {
  const stored = await openBlank(page, 'entry-moved');
  await unfold(page, /^Skills/);
  await page.getByRole('textbox', { name: 'Add skills' }).fill('Python, Go');
  await page.keyboard.press('Enter');
  await stored('skills').toHaveLength(2);
  const menu = page.getByRole('button', { name: 'Actions for Python' });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Move to/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'Skills' }).click();
  await unfold(page, /^Skills 2/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Move to Skills (2)' }).click();
  await stored('skills').toMatchObject([{ name: 'Go' }]);
});

test.describe('on a small phone, in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  test('lists are typed with Arabic commas, and nothing is wider than the screen', async ({
    page,
    expectAccessible,
  }) => {
    const stored = await openBlank(page, 'entry-arabic', (_, id) => page.goto(`/cv/${id}/edit`).then(() => undefined));
    await page.getByRole('button', { name: /^المهارات/, expanded: false }).tap();
    await page.getByRole('textbox', { name: 'إضافة مهارات' }).fill('بايثون، جو');
    await page.keyboard.press('Enter');
    await stored('skills').toMatchObject([{ name: 'بايثون' }, { name: 'جو' }]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });
});

test('jobs and educations are added by a line each, and go on with their first bullet', async ({
  page,
  expectAccessible,
}) => {
  const stored = await openBlank(page, 'entry-lines');
  // A click on an empty section leads to its field.
  await unfold(page, /^Work/);
  const job = page.getByRole('textbox', { name: 'Add a job' });
  await expect(job).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Engineer, Acme, Feb 2021 – Present, Berlin, Germany');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Bullet 1 / })).toBeFocused();
  await page.keyboard.type('Led six engineers');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Cut costs');
  await stored('work').toMatchObject([
    {
      ...{ name: 'Acme', location: 'Berlin, Germany' },
      roles: [
        {
          ...{ position: 'Engineer', start: '2021-02', end: '', ongoing: true },
          highlights: [{ text: 'Led six engineers' }, { text: 'Cut costs' }],
        },
      ],
    },
  ]);
  await job.fill('Trainee, Sample Logistics');
  // By keys, an open section keeps the focus on its row; nothing typed is lost when another one opens.
  await page.getByRole('button', { name: /^Education/, expanded: false }).press('Enter');
  await stored('work').toMatchObject([{ name: 'Acme' }, { name: 'Sample Logistics' }]);
  await expect(page.getByRole('button', { name: /^Education/, expanded: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Add an education' }).fill('BSc Mathematics, Example University, 2018');
  await page.keyboard.press('Enter');
  await stored('education').toMatchObject([
    { studyType: 'BSc Mathematics', institution: 'Example University', start: '', end: '2018' },
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await stored('education').toEqual([]);
});

test('an input method composes skills and jobs, and its Enter and commas add nothing', async ({ page }) => {
  const stored = await openBlank(page, 'entry-ime');
  const client = await page.context().newCDPSession(page);
  const compose = async (...steps: string[]) => {
    for (const text of steps)
      await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  };
  /** The keys that an input method handles have the key code 229. */
  const pressWithin = (key: string) =>
    client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });

  await unfold(page, /^Skills/);
  const skills = page.getByRole('textbox', { name: 'Add skills' });
  await skills.click();
  await compose('す', 'すう', 'すうがく,');
  await pressWithin('Enter');
  await expect(page.getByRole('button', { name: /^Skills/ })).toContainText('0');
  await client.send('Input.insertText', { text: '数学' });
  await page.keyboard.press('Enter');
  await stored('skills').toMatchObject([{ name: '数学' }]);

  await unfold(page, /^Work/);
  await page.getByRole('textbox', { name: 'Add a job' }).click();
  await compose('え', 'えん', 'えんじにあ');
  await pressWithin('Enter');
  await client.send('Input.insertText', { text: 'エンジニア' });
  await page.keyboard.type(', Example Works');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Bullet 1 / })).toBeFocused();
  await compose('つ', 'つく');
  await client.send('Input.insertText', { text: '作った' });
  await stored('work').toMatchObject([
    { name: 'Example Works', roles: [{ position: 'エンジニア', highlights: [{ text: '作った' }] }] },
  ]);
});

for (const [section, control] of [
  ['Work experience', 'Add entry'],
  ['Skills', 'Add from your work'],
] as const)
  test(`the controls that add entries to ${section} arrive without moving what is below`, async ({ page }) => {
    await registerMember(page, `entry-steady-${section.length}`);
    const { id } = await makeCv(page, { name: 'Notes' });
    const { promise: controlsMayLoad, resolve: letControlsLoad } = Promise.withResolvers<void>();
    await page.route(/lazy-content/, async (route) => {
      await controlsMayLoad;
      await route.continue();
    });
    await page.goto(`/cv/${id}/edit`);
    await unfold(page, new RegExp(`^${section}`));
    const row = outline(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Reorder ${section}` }) });
    const heightOf = () => row.evaluate((element) => element.getBoundingClientRect().height);
    await expect(row.getByText('No entries yet')).toBeVisible();
    const before = await heightOf();
    letControlsLoad();
    await expect(row.getByRole('button', { name: control })).toBeVisible();
    expect(await heightOf()).toBe(before);
  });
