import { Navigate } from 'react-router';

/** The start of the member's work: its first section. */
export const WorkScreen = () => <Navigate to="/work/experience" replace />;
