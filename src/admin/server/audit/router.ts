import { os } from '../admin-procedures.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

export const auditRouter = {
  list: os.audit.list.handler(({ context, input }) => listAudit(context, input)),
  export: os.audit.export.handler(({ context, input }) => exportAudit(context, input)),
};
