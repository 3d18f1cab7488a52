import { apiFetch } from '#platform/pure/unauthorized.ts';
import type { PreferencesChange } from '../../model/fields.ts';

/**
 * Saves preferences in the member's account and returns whether it succeeded. An API client would add to the size of
 * every screen.
 */
export async function savePreferences(change: PreferencesChange) {
  const request = {
    method: 'PATCH',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(change),
  };
  try {
    const response = await apiFetch('/api/me/preferences', request);
    // The connection stays busy until the answer is read.
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
