import { noteDeed } from '#identity/service.ts';
import { invalidFields } from '#platform/errors.ts';
import type { InstanceChoices, SettingName } from '#platform/instance-settings/schema.ts';
import type { DecisionsChange } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';
import { readDecisions } from './read-decisions.ts';

/** Settings whose values are recorded. Those of others may name a person, so only the settings' names are. */
const TOLD = new Set<SettingName>([
  'name',
  'accent',
  'signUp',
  'fileMegabytes',
  'memberMegabytes',
  'usernameChangeDays',
  'domainApproval',
]);

/** Changes settings, all or none of them. */
export async function changeDecisions(ctx: AdminCtx, change: DecisionsChange) {
  const { db, instance, pages } = ctx;
  refusePast(ctx, change);
  const names = Object.keys(change) as (keyof DecisionsChange)[];
  if (names.length > 0) {
    const before = instance.current;
    await db.asSystem('an admin changes the settings', async (tx) => {
      // An undefined value resets a setting to its default.
      const decided = Object.fromEntries(names.map((name) => [name, change[name] ?? undefined]));
      await instance.change(tx, decided);
      pages.dropWith(tx, 'instance');
      noteDeed(ctx, tx, {
        action: 'settings-changed',
        subject: { kind: 'settings', id: 'instance' },
        details: { settings: names, ...toldOf(names, before, change) },
      });
    });
    await instance.refresh();
  }
  return readDecisions(ctx);
}

function toldOf(names: (keyof DecisionsChange)[], before: Readonly<InstanceChoices>, change: DecisionsChange) {
  const told = names.filter((name) => TOLD.has(name));
  return {
    before: Object.fromEntries(told.map((name) => [name, before[name]])),
    after: Object.fromEntries(told.map((name) => [name, change[name] ?? null])),
  };
}

function refusePast({ clock }: AdminCtx, { notice }: DecisionsChange) {
  if (notice?.until && Date.parse(notice.until) <= clock.now().getTime()) {
    throw invalidFields([{ path: 'notice.until', text: { word: 'inThePast' } }]);
  }
}
