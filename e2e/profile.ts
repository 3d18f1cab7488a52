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

export async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(section(page, 'Devices').getByText('This device')).toBeVisible();
}
