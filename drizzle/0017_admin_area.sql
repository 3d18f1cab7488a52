-- People, hosts and mails are found by any part of their names.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "instance_days" (
	"day" date PRIMARY KEY NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"cvs" integer DEFAULT 0 NOT NULL,
	"projects" integer DEFAULT 0 NOT NULL,
	"achievements" integer DEFAULT 0 NOT NULL,
	"sites" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL,
	"domains" integer DEFAULT 0 NOT NULL,
	"storage_bytes" bigint DEFAULT 0 NOT NULL,
	"new_people" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	"mails_failed" integer DEFAULT 0 NOT NULL,
	"jobs_done" integer DEFAULT 0 NOT NULL,
	"jobs_failed" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instance_days" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"owner_id" text,
	"details" jsonb NOT NULL,
	"address" text,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blocked_hosts" (
	"pattern" text PRIMARY KEY NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_hosts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"language" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "instance_logos" (
	"format" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instance_logos" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "instance_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instance_settings" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "takedowns" (
	"owner_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "takedowns_owner_id_target_kind_target_id_pk" PRIMARY KEY("owner_id","target_kind","target_id")
);
--> statement-breakpoint
ALTER TABLE "takedowns" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"owner_id" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reporter_email" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_uid_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_used_by_users_uid_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_by_owner" ON "audit_events" USING btree ("owner_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_events_by_actor" ON "audit_events" USING btree ("actor_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_events_by_subject" ON "audit_events" USING btree ("subject_kind","subject_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_events_by_action" ON "audit_events" USING btree ("action","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open" ON "invitations" USING btree ("email") WHERE used_at is null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "invitations_by_inviter" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_by_user" ON "invitations" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "reports_by_state" ON "reports" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_by_target" ON "reports" USING btree ("owner_id","target_kind","target_id");--> statement-breakpoint
CREATE INDEX "reports_found" ON "reports" USING gin ((lower(page || ' ' || reporter_email)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "takedowns_by_age" ON "takedowns" USING btree ("taken_at" DESC NULLS FIRST,"owner_id" DESC NULLS FIRST,"target_kind" DESC NULLS FIRST,"target_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hostnames_by_age" ON "hostnames" USING btree ("created_at" DESC NULLS FIRST,"owner_id" DESC NULLS FIRST,"host" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hostnames_by_state" ON "hostnames" USING btree ("state","created_at" DESC NULLS FIRST,"owner_id" DESC NULLS FIRST,"host" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "hostnames" ADD COLUMN "look" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "hostnames_by_host" ON "hostnames" USING btree ("host");--> statement-breakpoint
CREATE INDEX "hostnames_by_look" ON "hostnames" USING btree ("look") WHERE "hostnames"."state" in ('verified', 'authorized', 'failing');--> statement-breakpoint
CREATE INDEX "hostnames_found" ON "hostnames" USING gin ("host" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower(display_name) collate "C","uid");--> statement-breakpoint
CREATE INDEX "users_deactivated" ON "users" USING btree ("created_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE not is_active;--> statement-breakpoint
CREATE INDEX "users_unproven" ON "users" USING btree ("created_at" DESC NULLS FIRST,"uid" DESC NULLS FIRST) WHERE not email_verified;--> statement-breakpoint
CREATE INDEX "users_found" ON "users" USING gin ((lower(display_name) || ' ' || email || ' ' || username) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_email_beginning" ON "users" USING btree (email collate "C");--> statement-breakpoint
CREATE INDEX "users_by_username_beginning" ON "users" USING btree (username collate "C");--> statement-breakpoint
DROP INDEX "outbox_by_state";--> statement-breakpoint
CREATE INDEX "outbox_by_state" ON "outbox" USING btree ("state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_by_template" ON "outbox" USING btree ("template","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "visit_days_of_all" ON "visit_days" USING btree ("day") WHERE target_kind = 'all';--> statement-breakpoint
CREATE POLICY "system" ON "instance_days" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "audit_events" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "audit_events" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("audit_events"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("audit_events"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "blocked_hosts" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "invitations" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "instance_logos" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "instance_settings" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "takedowns" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "takedowns" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("takedowns"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("takedowns"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "system" ON "reports" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE ALL ON "invitations", "blocked_hosts", "reports", "instance_settings", "instance_logos", "instance_days" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
REVOKE ALL ON "takedowns", "audit_events" FROM vitrine_visitor;--> statement-breakpoint
REVOKE INSERT, UPDATE, DELETE ON "takedowns", "audit_events" FROM vitrine_member;--> statement-breakpoint
-- What is noted stays as it is: nobody may change it, the role that owns the table and migrates it included.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_events" FROM CURRENT_USER, vitrine_system;
