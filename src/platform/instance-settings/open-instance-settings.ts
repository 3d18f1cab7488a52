import type { Bus } from '../db/bus.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { choicesOf, type InstanceChoices, instanceFields, SETTING_NAMES, type SettingName } from './schema.ts';
import { dropSettings, keepSettings, selectSettings } from './store.ts';

/** `undefined` takes a decision back: it is as the environment says again. */
export type SettingsChange = { [Name in SettingName]?: InstanceChoices[Name] | undefined };

export type InstanceSettings = {
  /** As it stands now: read at every use, for it changes while the instance runs. */
  readonly current: Readonly<InstanceChoices>;
  /** Which of them an admin has decided. */
  readonly decided: ReadonlySet<SettingName>;
  /** Lands with the transaction, and is then told to every instance. */
  change(tx: Tx, change: SettingsChange): Promise<void>;
  /** Reads them anew; whoever changed something waits for it, to see it at once. */
  refresh(): Promise<void>;
  close(): Promise<void>;
};

const CHANNEL = 'vitrine_settings';

type Options = { db: Database; bus: Bus; settings: Settings; log: Log };

/** What admins have decided, the same on every instance: a change on one is told to all. */
export async function openInstanceSettings({ db, bus, settings, log }: Options): Promise<InstanceSettings> {
  let current: Readonly<InstanceChoices> = choicesOf(settings);
  let decided: ReadonlySet<SettingName> = new Set();
  let asked = 0;
  let shown = 0;

  const refresh = async () => {
    asked += 1;
    const turn = asked;
    const rows = await db.readAsSystem('read the settings of the instance', ({ sql }) => selectSettings(sql));
    // Whoever asked later knows better, even where their answer came sooner.
    if (turn < shown) return;
    shown = turn;
    const known = rows.flatMap(({ name, value }) => readSetting(name, value));
    current = Object.freeze({ ...choicesOf(settings), ...Object.fromEntries(known) });
    decided = new Set(known.map(([name]) => name));
  };
  const refreshSometime = () =>
    void refresh().catch((error: unknown) => log.warn({ err: error }, 'the settings could not be read anew'));

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
      // Nothing is what it is where nobody decides, so there is nothing to keep of it.
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

/** What another version has kept in a shape that is not known here counts as not decided. */
function readSetting(name: string, value: unknown): [SettingName, unknown][] {
  const field = SETTING_NAMES.find((known) => known === name);
  const read = field && instanceFields[field].safeParse(value);
  return field && read?.success ? [[field, read.data]] : [];
}
