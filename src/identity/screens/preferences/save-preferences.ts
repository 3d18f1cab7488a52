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
  const response = await apiFetch('/api/me/preferences', request).catch(() => undefined);
  return response?.ok ?? false;
}
