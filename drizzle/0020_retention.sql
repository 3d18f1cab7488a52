ALTER TABLE "users" ADD COLUMN "storage_megabytes" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removal_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_with_address" ON "audit_events" USING btree ("at") WHERE "audit_events"."address" is not null;--> statement-breakpoint
CREATE INDEX "outbox_about" ON "outbox" USING gin ("about");--> statement-breakpoint
-- Codes and tokens in mails of older versions are blanked like those of this one.
UPDATE "outbox" SET "forget" = true WHERE "template" IN ('one-time-code', 'password-reset', 'invitation', 'email-change-approval', 'email-change-proof');--> statement-breakpoint
-- The one change that an audit event may see: its address is blanked once it is older than 90 days. Whatever else is refused, to whomever.
CREATE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.address IS NOT NULL OR OLD.at > now() - interval '90 days'
     OR to_jsonb(NEW) - 'address' IS DISTINCT FROM to_jsonb(OLD) - 'address' THEN
    RAISE EXCEPTION 'audit events are not changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_audit_events BEFORE UPDATE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION keep_audit_events();--> statement-breakpoint
GRANT UPDATE ("address") ON "audit_events" TO vitrine_system;
