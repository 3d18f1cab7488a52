CREATE TABLE "record_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"record_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed" text[],
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_versions" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_versions" ADD CONSTRAINT "record_versions_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_versions_of_record" ON "record_versions" USING btree ("record_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "record_versions_once" ON "record_versions" USING btree ("record_id","revision");--> statement-breakpoint
CREATE INDEX "record_versions_of_member" ON "record_versions" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "system" ON "record_versions" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "record_versions" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("record_versions"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("record_versions"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "record_versions" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "record_versions" FROM vitrine_visitor;
