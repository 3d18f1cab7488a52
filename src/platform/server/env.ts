import { isOneEditApart } from '../pure/one-edit-apart.ts';
import { readSettings, SETTING_NAMES } from '../pure/settings.ts';

/** Reads the settings from the process's environment, which no other module reads. */
export const settingsFromEnvironment = () => readSettings(process.env);

/** Returns the variables of the environment that look like misspelt settings, each with the intended setting. */
export const misspeltSettings = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  Object.keys(env).flatMap((name) => {
    if (SETTING_NAMES.has(name)) return [];
    const meant = [...SETTING_NAMES].find((setting) => isOneEditApart(name.toUpperCase(), setting));
    return meant === undefined ? [] : [{ name, meant }];
  });

/** Returns the environment for a child process: `extra`, and only the variables needed to find programs. */
export function childEnvironment(extra: Record<string, string>) {
  const { PATH = '', HOME = '/', SystemRoot } = process.env;
  return { PATH, HOME, ...(SystemRoot ? { SystemRoot } : {}), ...extra };
}

/** Returns the whole environment with some variables changed, for a process that replaces this one. */
export const ownEnvironment = (changes: Record<string, string>) => ({ ...process.env, ...changes });

/** Whether this process was started by npm, which may end without notifying it. */
export const startedByNpm = () => process.env.npm_lifecycle_event !== undefined;

/** Returns the folder in which a command was called; npm changes to the package's folder first. */
export const calledFrom = () => process.env.INIT_CWD ?? process.cwd();
