import { os } from '../admins-only.ts';
import { changeDecisions } from './change-decisions.ts';
import { removeLogo, setLogo } from './change-logo.ts';
import { readDecisions } from './read-decisions.ts';

export const settingsRouter = {
  read: os.settings.read.handler(({ context }) => readDecisions(context)),
  change: os.settings.change.handler(({ context, input }) => changeDecisions(context, input)),
  setLogo: os.settings.setLogo.handler(({ context, input }) => setLogo(context, input)),
  removeLogo: os.settings.removeLogo.handler(({ context }) => removeLogo(context)),
};
