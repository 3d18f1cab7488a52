import {
  call,
  codeFor,
  createMember,
  digits,
  expect,
  fillRegistration,
  mailsTo,
  PASSWORD,
  register,
  signIn,
  test,
  title,
} from './with-mail.ts';

test('a visitor registers and enters the emailed code by keyboard only', async ({ page, mails }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Ada Lovelace');
  await expect(page.getByLabel('Username')).toHaveValue('ada-lovelace');
  await expect(page.getByText('ada-lovelace is available')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(title(page)).toHaveText('Verify your email');
  await expect(digits(page)).toBeFocused();
  await expect(page.getByText('Enter the code we sent to ada@example.org.')).toBeVisible();
  await page.keyboard.type(await codeFor(mails, 'ada@example.org'));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await call(page, 'GET', '/api/me')).toMatchObject({
    displayName: 'Ada Lovelace',
    emailVerified: true,
    profile: { username: 'ada-lovelace' },
  });
  const subjects = (await mailsTo(mails, 'ada@example.org', 2)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Welcome to Vitrine')).toHaveLength(1);

  await page.goto('/register');
  await expect(page).toHaveURL('/dashboard');
});

test('signed out, the pages make no failed request, and the first field has the focus', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  for (const [path, field] of [
    ['/login', 'Email or username'],
    ['/register', 'Name'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email or username')).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

test('an unavailable username shows the reason and suggests three available ones', async ({ page }) => {
  await createMember(page, 'note-g');
  await page.goto('/register');
  const username = page.getByLabel('Username');
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await username.fill('ad');
  await expect(username).toHaveAccessibleDescription('Username must be at least 3 characters');
  await username.fill('admin');
  await expect(username).toHaveAccessibleDescription('“admin” is reserved. Choose another username.');
  await username.fill('n0te-g');
  await expect(username).toHaveAccessibleDescription(
    '“n0te-g” is too similar to an existing username. Choose another username.',
  );
  await username.fill('Note-G');
  await expect(username).toHaveAccessibleDescription('“note-g” is taken. Choose another username.');
  const suggestions = page.getByRole('button', { name: /^Use / });
  await expect(suggestions).toHaveCount(3);
  const chosen = (await suggestions.first().textContent()) ?? '';
  await suggestions.first().click();
  await expect(username).toHaveValue(chosen);
  await expect(username).toHaveAccessibleDescription(`${chosen} is available`);
});

test('errors appear at their fields, the first invalid field gets the focus, and typed text stays', async ({
  page,
}) => {
  const existing = await createMember(page, 'taken-twice');
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter your name');

  await fillRegistration(page, { username: 'taken-twice', email: existing });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
    'An account with this email already exists',
  );
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill('another@example.org');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('This username is taken');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);

  await page.getByLabel('Password', { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/^Too easy to guess/);
});

test('a wrong code shows an error, the right one still works, and a new one can be requested after a minute', async ({
  page,
  mails,
}) => {
  test.slow();
  const email = await register(page, { username: 'menabrea' });
  const code = await codeFor(mails, email);
  await expect(digits(page)).toBeFocused();
  const wrong = code === '111111' ? '222222' : '111111';
  await page.keyboard.type(wrong);
  await expect(page.getByText('This code doesn’t match the one we sent.')).toBeVisible();
  await expect(digits(page)).toBeFocused();

  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(resend).toHaveAccessibleDescription(/^Resend code in \d+ seconds?\.$/);
  // Waits, because the button is disabled for a minute.
  await resend.click({ timeout: 70_000 });
  await expect(page.getByText(`We sent a new code to ${email}.`)).toBeVisible();
  const next = await codeFor(mails, email, 2);
  expect(next).not.toBe(code);
  await digits(page).click();
  await page.keyboard.type(next);
  await expect(page).toHaveURL('/dashboard');
});

test('a mistyped email address is corrected without retyping the form, and its account is replaced', async ({
  page,
  mails,
}) => {
  await register(page, { username: 'byron', email: 'typo@example.org' });
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue('byron');
  await page.getByLabel('Email address').fill('byron@example.org');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Verify your email');
  await expect(digits(page)).toBeFocused();
  await page.keyboard.type(await codeFor(mails, 'byron@example.org'));
  await expect(page).toHaveURL('/dashboard');
  expect(await call(page, 'GET', '/api/me')).toMatchObject({
    email: 'byron@example.org',
    profile: { username: 'byron' },
  });

  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, 'typo@example.org');
  await expect(page.getByText('Incorrect email, username or password.')).toBeVisible();
});

test('the code can be entered later: the app opens at once and leads back to the code step', async ({
  page,
  mails,
}) => {
  const email = await register(page, { username: 'somerville' });
  await page.getByRole('button', { name: 'Do this later' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await call(page, 'GET', '/api/me')).toMatchObject({ emailVerified: false });
  await page.goto('/register');
  await expect(title(page)).toHaveText('Verify your email');
  await digits(page).click();
  await page.keyboard.type(await codeFor(mails, email));
  await expect(page).toHaveURL('/dashboard');
});
