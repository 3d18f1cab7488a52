import { isNearly } from './is-nearly.ts';
import { readSettings, SETTING_NAMES } from './settings.ts';

/** The only place that reads the process's environment. */
export const settingsFromEnvironment = () => readSettings(process.env);

/** Returns the variables of the environment that look like misspelt settings, each with the setting that was meant. */
export const misspeltSettings = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  Object.keys(env).flatMap((name) => {
    if (SETTING_NAMES.has(name)) return [];
    const meant = [...SETTING_NAMES].find((setting) => isNearly(name.toUpperCase(), setting));
    return meant === undefined ? [] : [{ name, meant }];
  });

/** The environment handed to a program we start: its own variables apart, it needs only where to find things. */
export function childEnvironment(extra: Record<string, string>) {
  const { PATH = '', HOME = '/', SystemRoot } = process.env;
  return { PATH, HOME, ...(SystemRoot ? { SystemRoot } : {}), ...extra };
}

/** The whole environment with some variables changed, for a process that takes the place of this one. */
export const ownEnvironment = (changes: Record<string, string>) => ({ ...process.env, ...changes });

/** Whether `npm start` started us: it may end without telling us. */
export const startedByNpm = () => process.env.npm_lifecycle_event !== undefined;

/** Where somebody stood when they called a command: npm goes to the folder of the package first. */
export const calledFrom = () => process.env.INIT_CWD ?? process.cwd();
