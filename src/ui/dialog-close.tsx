import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';

/** Makes a button the way out of the dialog or sheet around it. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Base.Close render={children} />;
}
