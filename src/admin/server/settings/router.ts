import { os } from '../admin-procedures.ts';
import { changeAdminSettings } from './change-admin-settings.ts';
import { removeLogo, setLogo } from './change-logo.ts';
import { readAdminSettings } from './read-admin-settings.ts';

export const settingsRouter = {
  read: os.settings.read.handler(({ context }) => readAdminSettings(context)),
  change: os.settings.change.handler(({ context, input }) => changeAdminSettings(context, input)),
  setLogo: os.settings.setLogo.handler(({ context, input }) => setLogo(context, input)),
  removeLogo: os.settings.removeLogo.handler(({ context }) => removeLogo(context)),
};
