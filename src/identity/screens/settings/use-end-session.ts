import { useMutation } from '@tanstack/react-query';
import { identityApi } from '../identity-api.ts';
import { focusSection } from './focus-section.ts';
import type { SectionName } from './sections.ts';
import { useSecurity } from './use-security.ts';

/** Returns the requests that end one session or all others. Afterwards the focus is on the section, whose row is gone. */
export function useEndSession(section: SectionName) {
  const security = useSecurity();
  const onSuccess = async () => {
    await security.refetch();
    focusSection(section);
  };
  return {
    end: useMutation(identityApi.endSession.mutationOptions({ onSuccess })),
    endOthers: useMutation(identityApi.endOtherSessions.mutationOptions({ onSuccess })),
  };
}
