import type { Page } from '@playwright/test';
import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { saved } from './editor.ts';
import { make, PROJECTS, registerMember } from './records.ts';
import { change, field, openSite, site, tab } from './site.ts';
import { expect, test } from './with-mail.ts';

const frame = (page: Page) => page.locator('iframe:not([aria-hidden])');
/** Returns the name of the part of the preview that is outlined. */
const outlineOf = (page: Page, name: string) => page.locator('[aria-hidden=true]').getByText(name, { exact: true });

test('the preview is one tab stop, scrolls by keyboard, and has its links behind Enter', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'by-keyboard', mails);
  await make(page, 'projects', PROJECTS.slice(0, 3));
  await page.setViewportSize({ width: 1280, height: 480 });
  await openSite(page);
  await page.getByRole('button', { name: 'Reload' }).focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip preview' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Press Enter to reach the links.')).toBeInViewport();
  await expectAccessible(page);
  const end = site(page).getByRole('contentinfo');
  await expect(end).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(end).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  const leave = page.getByRole('button', { name: 'Back to editor' });
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Content' })).toBeFocused();

  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(leave).toBeFocused();

  // Backwards, the frame is one stop as well.
  await page.keyboard.press('Shift+Tab');
  await expect(site(page).locator('body')).toBeFocused();
  await page.keyboard.press('Enter');
  // Without scrolling back to the first link.
  const focused = site(page).locator('a:focus');
  await expect(focused).toBeInViewport();
  await expect(end).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(focused).toBeInViewport();
  await expect(page.getByText('Press Esc to leave the links.')).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();

  // A link that is followed by keyboard shows its page, which is one tab stop again.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await site(page).getByRole('link', { name: PROJECTS[0].title }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toContainText(PROJECTS[0].title);
  await expect(site(page).locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
});

test('the preview shows the site on a desktop, a tablet and a phone, and keeps the size', async ({ page, mails }) => {
  await registerMember(page, 'in-sizes', mails);
  await openSite(page);
  const size = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(size('Desktop')).toBeChecked();
  await size('Phone').check();
  await expect(frame(page)).toHaveCSS('width', '390px');
  await size('Tablet').check();
  await expect(frame(page)).toHaveCSS('width', '820px');
  await openSite(page);
  await expect(size('Tablet')).toBeChecked();

  // Where the preview is a tab of its own, it has a size of its own, and keeps it while the member edits.
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(size('Phone')).toBeChecked();
  await size('Desktop').check();
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(size('Desktop')).toBeChecked();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(size('Tablet')).toBeChecked();
});

test('a click on a part of the preview leads to its field, and the focus of a field to its part', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'by-click', mails);
  await make(page, 'projects', PROJECTS.slice(0, 3));
  await change(page, { headline: 'Mathematician', about: 'I annotate.', layout: 'column' });
  await openSite(page);
  const outline = (name: string) => outlineOf(page, name);
  await site(page).getByRole('heading', { name: 'Contact' }).hover();
  await expect(outline('Contact')).toBeVisible();
  await tab(page, 'Design').click();
  await site(page).getByRole('heading', { name: 'Contact' }).click();
  await expect(field(page, 'Contact heading')).toBeFocused();
  await expect(field(page, 'Contact heading')).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('Write to me');
  await expect(site(page).getByRole('heading', { name: 'Write to me' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(outline('Write to me')).toBeVisible();
  await expectAccessible(page);

  await site(page).getByText('Mathematician', { exact: true }).click();
  await expect(field(page, 'Headline')).toBeFocused();
  await site(page).getByText('I annotate.').click();
  await expect(field(page, 'About')).toBeFocused();

  // A link in a part is still followed.
  await site(page).getByRole('link', { name: PROJECTS[0].title }).first().click();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toContainText(PROJECTS[0].title);
  await site(page).getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toContainText('Home');

  // By keyboard, the other way round: the preview follows the focus.
  const contact = site(page).getByRole('heading', { name: 'Write to me' });
  await field(page, 'Headline').focus();
  await expect(site(page).getByRole('heading', { level: 1 })).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 420 });
  await expect(contact).not.toBeInViewport();
  await field(page, 'Contact heading').focus();
  await expect(contact).toBeInViewport({ ratio: 1 });
  await expect(outline('Write to me')).toBeVisible();

  // Where the preview is a tab of its own, the tab with the field opens.
  await page.setViewportSize({ width: 375, height: 720 });
  await tab(page, 'Preview').click();
  await site(page).getByText('Mathematician', { exact: true }).click();
  await expect(field(page, 'Headline')).toBeFocused();
});

test('each part of a page is found in every layout', async ({ page, mails }) => {
  await registerMember(page, 'in-parts', mails);
  await make(page, 'projects', PROJECTS.slice(0, 2));
  const texts = { headline: 'Mathematician', about: 'I annotate.', availability: { text: 'Free', until: '' } };
  for (const layout of SITE_LAYOUTS) {
    await change(page, { ...texts, layout });
    await openSite(page);
    await expect(site(page).locator('body')).toHaveClass(new RegExp(`^${layout === 'cover' ? 'poster' : layout} `));
    for (const [name, part] of [
      ['Headline', 'Intro'],
      ['Availability', 'Availability'],
      ['About', 'About'],
      ['Work heading', 'Work'],
      ['Contact heading', 'Contact'],
    ] as const) {
      await field(page, name).focus();
      await expect(outlineOf(page, part), `${part} in ${layout}`).toBeInViewport();
    }
  }
});

test('themes and layouts are shown on the member’s own site, and drawn without a connection', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'in-miniature', mails);
  await change(page, { headline: 'Mathematician' });
  await openSite(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('as=thumbnail')) requests.push(request.url());
  });
  await tab(page, 'Design').click();
  const card = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group, exact: true }).locator('label').filter({ hasText: name });
  const siteIn = (group: string, name: string) =>
    card(group, name).frameLocator('iframe:not(.opacity-0)').locator('body');
  await expect(siteIn('Theme', 'Terminal')).toContainText('Mathematician');
  await expect(siteIn('Theme', 'Terminal')).toHaveClass(/^index /);
  await expect(page.getByRole('radio', { name: 'Terminal', exact: true })).toHaveAccessibleDescription(
    'Monospaced, like a command line',
  );
  await expectAccessible(page);

  // Layouts are further down, and load when they are scrolled to.
  expect(requests.filter((url) => url.includes('layout=ledger'))).toEqual([]);
  await card('Layout', 'Ledger').scrollIntoViewIfNeeded();
  await expect(siteIn('Layout', 'Ledger')).toHaveClass(/^ledger /);
  await card('Layout', 'Ledger').click();
  await expect(page.getByRole('radio', { name: 'Ledger' })).toBeChecked();
  await expect(site(page).locator('body')).toHaveClass(/^ledger /);

  // They follow the site. Pictures of themes do not depend on its own theme or layout.
  await saved(page);
  const before = requests.length;
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await saved(page);
  await expect(siteIn('Layout', 'Ledger')).toHaveClass(/^ledger /);
  await expect.poll(() => requests.length).toBeGreaterThan(before);

  await tab(page, 'Content').click();
  await page.context().setOffline(true);
  await tab(page, 'Design').click();
  await expect(card('Theme', 'Ink').locator('svg').first()).toBeVisible();
  await expect(card('Theme', 'Ink').locator('iframe:not(.opacity-0)')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(siteIn('Theme', 'Ink')).toContainText('Mathematician');
});
