import { recordAdminEvent } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import type { InstanceSettingName, InstanceSettingValues } from '#platform/pure/instance-settings/schema.ts';
import type { AdminSettingsChange } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';
import { readAdminSettings } from './read-admin-settings.ts';

/** Settings whose values are recorded. Those of others may name a person, so only the settings' names are. */
const RECORDED_SETTINGS = new Set<InstanceSettingName>([
  'name',
  'accent',
  'signUp',
  'fileMegabytes',
  'memberMegabytes',
  'usernameChangeDays',
  'domainApproval',
]);

/** Changes settings, all or none of them. */
export async function changeAdminSettings(ctx: AdminCtx, change: AdminSettingsChange) {
  const { db, instance, pages } = ctx;
  requireFutureNotice(ctx, change);
  const names = Object.keys(change) as (keyof AdminSettingsChange)[];
  if (names.length > 0) {
    const before = instance.current;
    await db.asSystem('an admin changes the settings', async (tx) => {
      // An undefined value resets a setting to its default.
      const overrides = Object.fromEntries(names.map((name) => [name, change[name] ?? undefined]));
      await instance.change(tx, overrides);
      pages.invalidate(tx, 'instance');
      recordAdminEvent(ctx, tx, {
        action: 'settings-changed',
        subject: { kind: 'settings', id: 'instance' },
        details: { settings: names, ...recordedChange(names, before, change) },
      });
    });
    await instance.refresh();
  }
  return readAdminSettings(ctx);
}

function recordedChange(
  names: (keyof AdminSettingsChange)[],
  before: Readonly<InstanceSettingValues>,
  change: AdminSettingsChange,
) {
  const recorded = names.filter((name) => RECORDED_SETTINGS.has(name));
  return {
    before: Object.fromEntries(recorded.map((name) => [name, before[name]])),
    after: Object.fromEntries(recorded.map((name) => [name, change[name] ?? null])),
  };
}

function requireFutureNotice({ clock }: AdminCtx, { notice }: AdminSettingsChange) {
  if (notice?.until && Date.parse(notice.until) <= clock.now().getTime()) {
    throw invalidFields([{ path: 'notice.until', text: { word: 'inThePast' } }]);
  }
}
