import { addressOf, expect, test } from './design.ts';

/** Uses only the keyboard, except in the tests of dragging. */
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf());
  await page.getByRole('heading', { name: 'Components', level: 1 }).waitFor();
});

const paste = async (page: import('@playwright/test').Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+v');
};

test('buttons have names and announce their results, and the connection status is announced', async ({
  page,
  context,
}) => {
  await test.step('a disabled button explains why and does nothing', async () => {
    const publish = page.getByRole('button', { name: 'Publish' });
    await publish.focus();
    await expect(publish).toHaveAccessibleDescription('Add a title first.');
    await expect(page.getByText('Add a title first.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Add a title first.')).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Saving' }).press('Enter');
    await expect(page.getByText(/^Pressed/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Create' }).press('Enter');
    await expect(page.getByText('Pressed 1 times')).toBeVisible();
  });

  await test.step('an icon button shows its name on focus', async () => {
    await page.getByRole('button', { name: 'Redo' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Disabled', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo', exact: true }).nth(1)).toBeFocused();
    await expect(page.getByText('Undo', { exact: true }).last()).toBeVisible();
  });

  await test.step('a failed save is retried, with announcements', async () => {
    await page.getByRole('button', { name: 'Try again' }).first().press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Couldn’t save' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible();
  });

  await test.step('going offline and coming back are announced', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline.' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.', { exact: true })).toHaveCount(0);
  });
});

test('every kind of field is filled by keyboard', async ({ page }) => {
  await test.step('a select is opened, searched by letter, used and closed', async () => {
    const level = page.getByRole('combobox', { name: 'Level', exact: true });
    await level.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('option', { name: 'Fluent' })).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByRole('option', { name: 'Reading' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(level).toHaveText('Reading');
    await expect(level).toBeFocused();
    await level.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(level).toHaveText('Reading');
  });

  await test.step('a combobox filters by typing; with free text it keeps the typed text', async () => {
    const language = page.getByRole('combobox', { name: 'Language' });
    await language.fill('ger');
    await expect(page.getByRole('option', { name: 'German' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(language).toHaveValue('German');
    await language.fill('Klingon');
    await expect(page.getByText('No results')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(language).toHaveValue('German');

    const role = page.getByRole('combobox', { name: 'Role' });
    await role.fill('Poetical scientist');
    await page.keyboard.press('Tab');
    await expect(role).toHaveValue('Poetical scientist');
    await role.fill('Ana');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(role).toHaveValue('Analyst');
  });

  await test.step('a date is parsed as it is typed, and an invalid one shows an error', async () => {
    const from = page.getByLabel('From', { exact: true });
    const dates = page.getByTestId('dates');
    await from.fill('10 july 1842');
    await page.keyboard.press('Tab');
    await expect(from).toHaveValue(/^(10 Jul 1842|Jul 10, 1842)$/);
    await expect(dates).toHaveText('1842-07-10 to 1843');
    await from.fill('when I was young');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Enter a date like' })).toBeVisible();
    await expect(from).toHaveAttribute('aria-invalid', 'true');
    await expect(from).toHaveValue('when I was young');
    await from.fill('1842');
    await page.keyboard.press('Tab');
    await expect(dates).toHaveText('1842 to 1843');
    await page.getByRole('switch', { name: 'To: current' }).press('Space');
    await expect(dates).toHaveText('1842 to now');
    await expect(page.getByLabel('To', { exact: true })).toBeDisabled();
  });

  await test.step('tags are typed, pasted, suggested and removed, and each step is announced', async () => {
    const fields = page.getByRole('combobox', { name: 'Fields' });
    const chosen = page.getByRole('toolbar', { name: 'Fields, selected' });
    const announcement = page.getByRole('status').filter({ hasText: /selected\.$/ });
    await fields.focus();
    await page.keyboard.type('Poetry,');
    await expect(chosen.getByText('Poetry', { exact: true })).toBeVisible();
    await expect(announcement).toHaveText('Poetry added. 4 selected.');
    await page.keyboard.type('Mechanics');
    await page.keyboard.press('Enter');
    await expect(announcement).toHaveText('Mechanics added. 5 selected.');
    await paste(page, 'Music, Riding\nanalysis');
    await expect(chosen.getByText('Riding', { exact: true })).toBeVisible();
    await expect(chosen.getByText(/^analysis$/i)).toHaveCount(1);
    await page.keyboard.press('Backspace');
    await expect(announcement).toHaveText('Riding removed. 6 selected.');
    await page.keyboard.type('acou');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(announcement).toHaveText('Acoustics added. 7 selected.');
  });

  await test.step('switches and checkboxes are toggled by the space bar; a mixed checkbox turns all on', async () => {
    const listed = page.getByRole('switch', { name: 'Show on my page' });
    await listed.press('Space');
    await expect(listed).not.toBeChecked();
    const whole = page.getByRole('checkbox', { name: 'The whole work' });
    await expect(whole).toHaveAttribute('aria-checked', 'mixed');
    await whole.press('Space');
    await expect(page.getByRole('checkbox', { name: 'The notes, A to G' })).toBeChecked();
    await expect(whole).toBeChecked();
  });

  await test.step('a password can be revealed, and its strength is shown', async () => {
    const field = page.getByLabel('New password');
    await field.fill('Ada.Lovelace1');
    await expect(page.getByText('Don’t use your name or email address.')).toBeVisible();
    await field.fill('kettle barn violin thirteen');
    await expect(field).toHaveAccessibleDescription(/Password strength: strong/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('status').filter({ hasText: 'Password is visible.' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  });

  await test.step('a code is typed digit by digit, or pasted whole', async () => {
    const first = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox').first();
    await first.focus();
    await page.keyboard.type('12x34');
    await expect(page.getByText(/^Complete/)).toHaveCount(0);
    await page.keyboard.type('56');
    await expect(page.getByText('Complete: 123456')).toBeVisible();
    await first.focus();
    await paste(page, '987 654');
    await expect(page.getByText('Complete: 987654')).toBeVisible();
  });
});

test('files are chosen, pasted and dropped; refused ones show why; each can be cancelled or retried', async ({
  page,
}) => {
  const pictures = page.getByRole('group', { name: 'Images' });
  const list = page.getByRole('list', { name: 'Images: uploaded files' });
  const chooser = page.waitForEvent('filechooser');
  await pictures.getByRole('button', { name: 'Choose files' }).press('Enter');
  await (await chooser).setFiles([{ name: 'loom.png', mimeType: 'image/png', buffer: Buffer.from('png') }]);
  await expect(list.getByText('loom.png')).toBeVisible();

  for (const kind of ['paste', 'drop'] as const) {
    await pictures.evaluate((element, type) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], `${type}.jpg`, { type: 'image/jpeg' }));
      data.items.add(new File(['x'], `${type}.exe`, { type: 'application/x-msdownload' }));
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    }, kind);
    await expect(list.getByText(`${kind}.jpg`)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: `${kind}.exe isn’t a supported file type.` })).toBeVisible();
    await expect(list.getByText(`${kind}.exe`)).toHaveCount(0);
  }

  await expect(page.getByRole('progressbar', { name: 'Uploading portrait-1840.jpg' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  await page.getByRole('button', { name: 'Retry upload of letter-to-babbage.jpg' }).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Uploading letter-to-babbage.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel upload of portrait-1840.jpg' }).press('Enter');
  await expect(list.getByText('portrait-1840.jpg')).toHaveCount(0);
});

test('every popup is opened, used and closed by keyboard', async ({ page }) => {
  await test.step('a dialog takes the focus, keeps it and returns it', async () => {
    const opener = page.getByRole('button', { name: 'Rename', exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename resume' });
    await expect(dialog.locator(':focus')).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole('button', { name: 'Delete account' }).press('Enter');
    const alert = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect(alert).toHaveAccessibleDescription(/can’t be undone/);
    await alert.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(alert).toBeHidden();
  });

  await test.step('a sheet and a popover open, contain usable fields, and close', async () => {
    const details = page.getByRole('button', { name: 'Open details' });
    await details.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Note G' });
    await sheet.getByLabel('Title').fill('Bernoulli');
    await sheet.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(details).toBeFocused();

    const opener = page.getByRole('button', { name: 'Page', exact: true });
    await opener.press('Enter');
    const popover = page.getByRole('dialog', { name: 'Page' });
    await popover.getByRole('combobox', { name: 'Page size' }).press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(popover.getByRole('combobox', { name: 'Page size' })).toHaveText('Letter');
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a menu is navigated by keyboard, explains disabled entries, and runs the chosen one', async () => {
    const opener = page.getByRole('button', { name: 'More for Note G' });
    await opener.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Share Publish it first' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page.getByText('Shared')).toHaveCount(0);
    await page.keyboard.type('du');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Duplicated' })).toBeVisible();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    const breaks = page.getByRole('menuitemcheckbox', { name: 'Show page breaks' });
    await expect(breaks).toBeChecked();
    await breaks.press('Enter');
    await expect(breaks).not.toBeChecked();
    await page.keyboard.press('Escape');
  });
});

test('arrow keys move between tabs and between chart points, in reading direction', async ({ page }) => {
  for (const [dir, forwardKey] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const) {
    if (dir === 'rtl') await page.goto(addressOf('light', dir));
    await page.getByRole('tab', { name: 'Content' }).focus();
    await page.keyboard.press(forwardKey);
    await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Design' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: 'Letter' })).toBeVisible();

    const chart = page.getByRole('group', { name: 'Primes in each hundred', exact: true });
    await chart.getByRole('img', { name: '100: 25' }).focus();
    await page.keyboard.press(forwardKey);
    await expect(chart.getByRole('img', { name: '200: 21' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(chart.getByRole('img', { name: '1200: 12' })).toBeFocused();
    await expect(page.locator('figcaption').first()).toContainText('1200');
    const rows = page.getByRole('table', { name: 'Primes in each hundred', exact: true }).getByRole('row');
    await expect(rows).toHaveCount(13);
    await expect(rows.nth(9)).toHaveText('90015');
  }
});

test('a removal is undone from its notification, which stays while it has the focus', async ({ page }) => {
  await page.clock.install();
  await page.goto(addressOf());
  await page.getByRole('button', { name: 'Remove entry' }).press('Enter');
  const region = page.getByRole('region', { name: /^Notifications/ });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region.getByText('Entry removed')).toBeVisible();
  await page.keyboard.press('F6');
  await page.clock.runFor(60_000);
  await expect(region.getByText('Entry removed')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Entry added')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByText('Entry removed')).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy link to resume' }).press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.clock.runFor(7000);
  await expect(page.getByText('Link copied')).toHaveCount(0);
});

test('a narrow table shows cards; its rows are selected, loaded, acted on and removed', async ({ page }) => {
  await test.step('in a narrow container each value has its label', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    const row = page.getByRole('row', { name: /Notes by the translator/ });
    await expect(row.getByText('Pages')).toBeVisible();
    await expect(row.getByText('41')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('rows are selected one by one, all at once, or as a range; the count is announced', async () => {
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    const announcement = page.getByRole('status').filter({ hasText: /selected$/ });
    const all = page.getByRole('table', { name: 'Projects' }).getByRole('checkbox', { name: 'Select all' });
    await box('Sketch of the Analytical Engine').press('Space');
    await expect(announcement).toHaveText('1 of 4 selected');
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await box('On the Economy of Machinery').press('Shift+Space');
    await expect(announcement).toHaveText('3 of 4 selected');
    await box('Notes by the translator').click({ modifiers: ['Shift'] });
    await expect(announcement).toHaveText('1 of 4 selected');
    await all.press('Space');
    await expect(announcement).toHaveText('4 of 4 selected');
    await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
    await expect(all).not.toBeChecked();
  });

  await test.step('loading rows is announced; a row action runs; an empty table shows how to start', async () => {
    const table = page.getByRole('table', { name: 'Projects' });
    await page.getByRole('button', { name: 'Load more' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '6 rows loaded' })).toBeAttached();
    await page.getByRole('button', { name: 'Actions for Formal Logic' }).press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.getByText('Formal Logic')).toHaveCount(0);
    await table.getByRole('checkbox', { name: 'Select all' }).press('Space');
    await page.getByRole('button', { name: 'Delete', exact: true }).last().press('Enter');
    await expect(table).toHaveCount(0);
    await page.getByRole('button', { name: 'Add project' }).first().press('Enter');
    await expect(table).toBeVisible();
  });
});

test('a list is reordered by keyboard and by pointer', async ({ page }) => {
  await test.step('by picking up and by Alt with an arrow key, with every step announced', async () => {
    const list = page.getByRole('list', { name: 'Sections of the CV' });
    const names = () =>
      list
        .getByRole('listitem')
        .allInnerTexts()
        .then((texts) => texts.map((text) => text.split('\n')[0]));
    const handle = page.getByRole('button', { name: 'Reorder Work' });
    const announcement = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
    await expect(handle).toHaveAccessibleDescription(/Press Space to pick up/);
    await handle.press('Space');
    await announcement('Picked up Work. Position 2 of 5.');
    await page.keyboard.press('ArrowDown');
    await announcement('Work moved to position 3 of 5.');
    await page.keyboard.press('Space');
    await announcement('Dropped Work at position 3 of 5.');
    await expect.poll(names).toEqual(['Profile', 'Education', 'Work', 'Publication', 'Languages']);

    await handle.press('Space');
    await announcement('Picked up Work. Position 3 of 5.');
    await page.keyboard.press('ArrowUp');
    await announcement('Work moved to position 2 of 5.');
    await page.keyboard.press('Escape');
    await announcement('Move canceled. Work is back at position 3 of 5.');
    await expect.poll(names).toEqual(['Profile', 'Education', 'Work', 'Publication', 'Languages']);

    await handle.press('Alt+ArrowUp');
    await announcement('Work moved to position 2 of 5.');
    await expect(handle).toBeFocused();
    await handle.press('Alt+ArrowUp');
    await announcement('Work moved to position 1 of 5.');
    await handle.press('Alt+ArrowUp');
    await announcement('Work is already first.');
    await expect.poll(names).toEqual(['Work', 'Profile', 'Education', 'Publication', 'Languages']);
  });

  await test.step('by pointer', async () => {
    const from = await page.getByRole('button', { name: 'Reorder Languages' }).boundingBox();
    await page.getByRole('button', { name: 'Reorder Languages' }).hover();
    const to = await page.getByRole('button', { name: 'Reorder Work' }).boundingBox();
    const start = await page.getByRole('button', { name: 'Reorder Languages' }).boundingBox();
    if (!from || !to || !start) throw new Error('the drag handles are missing');
    await page.mouse.down();
    await page.mouse.move(start.x + 8, start.y - 20, { steps: 4 });
    await page.mouse.move(start.x + 8, to.y + 4, { steps: 10 });
    await page.mouse.up();
    await expect(page.getByRole('list', { name: 'Sections of the CV' }).getByRole('listitem').first()).toContainText(
      'Languages',
    );
  });
});

test('a short wait shows nothing; a longer one shows a skeleton for a minimum time', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto(addressOf());
  await page.getByRole('heading', { name: 'Components', level: 1 }).waitFor();
  await page.clock.pauseAt(600_000);
  const loadingArea = page.getByTestId('loading');
  const skeleton = loadingArea.locator('[aria-hidden="true"]').first();
  const announcement = loadingArea.getByRole('status');
  const busy = loadingArea.locator('[aria-busy]');
  await page.getByRole('button', { name: 'Wait 150 ms' }).press('Enter');
  await page.clock.runFor(140);
  await expect(busy).toHaveCount(1);
  await expect(skeleton).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(busy).toHaveCount(0);
  await page.clock.runFor(400);
  await expect(skeleton).toHaveCount(0);
  await expect(loadingArea.getByText('Note G sets out')).toBeVisible();

  await page.getByRole('button', { name: 'Wait 350 ms' }).press('Enter');
  await page.clock.runFor(320);
  await expect(skeleton).toBeVisible();
  await expect(announcement).toHaveText('Loading the note');
  await page.clock.runFor(40);
  await expect(busy).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(skeleton).toBeVisible();
  await page.clock.runFor(200);
  await expect(loadingArea.getByText('Note G sets out')).toBeVisible();
  await expect(announcement).toHaveText('');
});
