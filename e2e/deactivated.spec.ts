import { expectNarrow, signInAsAdmin } from './admin.ts';
import { makeCv } from './cvs.ts';
import { expectStored, headline, openEditor, saved } from './editor.ts';
import { registerMember } from './records.ts';
import { call, expect, signIn, test, title } from './with-mail.ts';

test('a member deactivated during editing sees a message, and finds the edits after reactivation', async ({
  page,
  product,
  browser,
  baseURL,
  expectAccessible,
}) => {
  await registerMember(page, 'shut-out');
  const { uid } = await call(page, 'GET', '/api/me');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  await headline(page).fill('Analyst');
  await saved(page);

  const adminPage = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await signInAsAdmin(adminPage, product);
  await call(adminPage, 'POST', `/api/admin/people/${uid}/deactivate`, {});
  await headline(page).fill('Analyst of engines');
  await expect(title(page)).toHaveText('Your account is deactivated');
  await expect(title(page)).toBeFocused();
  await expect(page.getByText('stay in this browser')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const size = page.viewportSize();
  await expectNarrow(page);
  if (size) await page.setViewportSize(size);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Sign in');
  await expect(page.getByText('An admin deactivated your account.')).toBeVisible();
  await signIn(page, 'shut-out');
  await expect(page.getByText('This account is deactivated.')).toBeVisible();

  await call(adminPage, 'POST', `/api/admin/people/${uid}/activate`, {});
  await signIn(page, 'shut-out');
  await expect(page).toHaveURL(`/cv/${id}/edit`);
  await expect(headline(page)).toHaveValue('Analyst of engines');
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Analyst of engines');
  await adminPage.context().close();
});
