import {
  defaultSettings,
  INSTANCE_SETTING_NAMES,
  type InstanceSettingName,
  type InstanceSettingValues,
  instanceFields,
} from '../../pure/instance-settings/schema.ts';
import type { Settings } from '../../pure/settings.ts';
import type { Bus } from '../db/bus.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import { deleteSettings, selectSettings, storeSettings } from './store.ts';

/** A change of settings; `undefined` resets one to its default from the environment. */
export type SettingsChange = { [Name in InstanceSettingName]?: InstanceSettingValues[Name] | undefined };

export type InstanceSettings = {
  /** The current values; read at every use, because they change at runtime. */
  readonly current: Readonly<InstanceSettingValues>;
  /** The settings that an admin has set. */
  readonly decided: ReadonlySet<InstanceSettingName>;
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
  let current: Readonly<InstanceSettingValues> = defaultSettings(settings);
  let decided: ReadonlySet<InstanceSettingName> = new Set();
  let latestRead = 0;
  let appliedRead = 0;

  const refresh = async () => {
    latestRead += 1;
    const readNumber = latestRead;
    const rows = await db.readAsSystem('read the instance settings', ({ sql }) => selectSettings(sql));
    // Ignore the result of an earlier read that arrives after a later one.
    if (readNumber < appliedRead) return;
    appliedRead = readNumber;
    const parsed = rows.flatMap(({ name, value }) => readSetting(name, value));
    current = Object.freeze({ ...defaultSettings(settings), ...Object.fromEntries(parsed) });
    decided = new Set(parsed.map(([name]) => name));
  };
  const refreshInBackground = () =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'could not reload the settings'));

  const subscription = await bus.subscribe(CHANNEL, {
    onMessage: refreshInBackground,
    onReconnect: refreshInBackground,
  });
  await refresh();

  return {
    get current() {
      return current;
    },
    get decided() {
      return decided;
    },
    change: async (tx, change) => {
      const names = INSTANCE_SETTING_NAMES.filter((name) => name in change);
      const changedAt = new Date();
      // Null is the default, so nothing is stored for it.
      const hasValue = (name: InstanceSettingName) => change[name] !== undefined && change[name] !== null;
      const storedNames = names.filter(hasValue);
      await storeSettings(
        tx.sql,
        storedNames.map((name) => ({ name, value: change[name], changedAt })),
      );
      await deleteSettings(
        tx.sql,
        names.filter((name) => !hasValue(name)),
      );
      bus.publish(tx, CHANNEL, '');
    },
    refresh,
    close: subscription.close,
  };
}

/** Parses a stored setting; one in an unknown format, from another version, is ignored. */
function readSetting(name: string, value: unknown): [InstanceSettingName, unknown][] {
  const field = INSTANCE_SETTING_NAMES.find((parsed) => parsed === name);
  const result = field && instanceFields[field].safeParse(value);
  return field && result?.success ? [[field, result.data]] : [];
}
