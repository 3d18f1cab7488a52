import type { Page } from '@playwright/test';
import { call, expect, PASSWORD } from './with-mail.ts';

export type SignedUpMember = { email: string; username: string };

/** Registers a new member, signed in in the page's browser context. */
export async function signUp(page: Page, username: string): Promise<SignedUpMember> {
  const email = `${username}@example.org`;
  await call(page, 'POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Ada Lovelace', username });
  return { email, username };
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The pages of the settings, each with its path and a section that shows that it has loaded. */
export const SETTINGS = {
  Account: { path: '/settings', content: '#email' },
  Profile: { path: '/profile', content: '#public' },
  Appearance: { path: '/settings/appearance', content: 'fieldset' },
  'Language and region': { path: '/settings/language', content: '#format-examples' },
  Security: { path: '/settings/security', content: '#devices li' },
  Notifications: { path: '/settings/notifications', content: '[role=switch]' },
  'Connected apps': { path: '/settings/apps', content: '#apps p' },
  Data: { path: '/settings/data', content: '#data input[type=file]' },
} as const;

/** Opens a page of the settings. */
export async function openSettings(page: Page, name: keyof typeof SETTINGS) {
  const { path, content } = SETTINGS[name];
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator(content).first()).toBeAttached();
}
