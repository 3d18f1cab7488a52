import type { Page } from '@playwright/test';

/** A device in the page's browser that makes passkeys and shows them when asked; answers its handle in the dev tools. */
export async function addSecurityKey(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devTools, authenticatorId };
}
