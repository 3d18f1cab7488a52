import { command } from '#platform/server/command.ts';
import { os } from '../admin-procedures.ts';
import { changeAdminSettings } from './change-admin-settings.ts';
import { removeLogo, setLogo } from './change-logo.ts';
import { readAdminSettings } from './read-admin-settings.ts';

export const settingsRouter = {
  read: os.settings.read.handler(command(readAdminSettings)),
  change: os.settings.change.handler(command(changeAdminSettings)),
  setLogo: os.settings.setLogo.handler(command(setLogo)),
  removeLogo: os.settings.removeLogo.handler(command(removeLogo)),
};
