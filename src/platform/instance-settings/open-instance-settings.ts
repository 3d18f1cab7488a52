import type { Bus } from '../db/bus.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { choicesOf, type InstanceChoices, instanceFields, SETTING_NAMES, type SettingName } from './schema.ts';
import { dropSettings, keepSettings, selectSettings } from './store.ts';

/** A change of settings; `undefined` resets one to its default from the environment. */
export type SettingsChange = { [Name in SettingName]?: InstanceChoices[Name] | undefined };

export type InstanceSettings = {
  /** The current values; read at every use, because they change at runtime. */
  readonly current: Readonly<InstanceChoices>;
  /** The settings that an admin has set. */
  readonly decided: ReadonlySet<SettingName>;
  /** Changes settings with the transaction; all instances are notified after its commit. */
  change(tx: Tx, change: SettingsChange): Promise<void>;
  /** Reads the settings again; awaited after a change to see it at once. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = 'vitrine_settings';

type Options = { db: Database; bus: Bus; settings: Settings; log: Log };

/** Opens the settings that admins change at runtime. A change on one instance is sent to all. */
export async function openInstanceSettings({ db, bus, settings, log }: Options): Promise<InstanceSettings> {
  let current: Readonly<InstanceChoices> = choicesOf(settings);
  let decided: ReadonlySet<SettingName> = new Set();
  let asked = 0;
  let shown = 0;

  const refresh = async () => {
    asked += 1;
    const turn = asked;
    const rows = await db.readAsSystem('read the settings of the instance', ({ sql }) => selectSettings(sql));
    // Ignore the result of an earlier read that arrives after a later one.
    if (turn < shown) return;
    shown = turn;
    const known = rows.flatMap(({ name, value }) => readSetting(name, value));
    current = Object.freeze({ ...choicesOf(settings), ...Object.fromEntries(known) });
    decided = new Set(known.map(([name]) => name));
  };
  const refreshSometime = () =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'could not reload the settings'));

  const heard = await bus.subscribe(CHANNEL, { onMessage: refreshSometime, onReconnect: refreshSometime });
  await refresh();

  return {
    get current() {
      return current;
    },
    get decided() {
      return decided;
    },
    change: async (tx, change) => {
      const names = SETTING_NAMES.filter((name) => name in change);
      const changedAt = new Date();
      // Null is the default, so nothing is stored for it.
      const isKept = (name: SettingName) => change[name] !== undefined && change[name] !== null;
      const kept = names.filter(isKept);
      await keepSettings(
        tx.sql,
        kept.map((name) => ({ name, value: change[name], changedAt })),
      );
      await dropSettings(
        tx.sql,
        names.filter((name) => !isKept(name)),
      );
      bus.publish(tx, CHANNEL, '');
    },
    refresh,
    close: heard.close,
  };
}

/** Parses a stored setting; one in an unknown format, from another version, is ignored. */
function readSetting(name: string, value: unknown): [SettingName, unknown][] {
  const field = SETTING_NAMES.find((known) => known === name);
  const read = field && instanceFields[field].safeParse(value);
  return field && read?.success ? [[field, read.data]] : [];
}
