-- The instance may log in with a role that owns no table: what the system may do is granted, and no longer follows from ownership.
GRANT USAGE ON SCHEMA public TO vitrine_system;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO vitrine_system;--> statement-breakpoint
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO vitrine_system;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO vitrine_system;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO vitrine_system;--> statement-breakpoint
-- Nobody changes or deletes what the audit log holds; addresses are cut after 90 days.
REVOKE UPDATE, DELETE ON "audit_events" FROM vitrine_system;--> statement-breakpoint
GRANT UPDATE ("address") ON "audit_events" TO vitrine_system;
