CREATE TABLE "cv_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"cv_id" uuid NOT NULL,
	"name" text,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_versions" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_versions" ADD CONSTRAINT "cv_versions_cv_id_records_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_versions_of_cv" ON "cv_versions" USING btree ("cv_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "cv_versions_once" ON "cv_versions" USING btree ("cv_id","revision") WHERE name is null;--> statement-breakpoint
CREATE INDEX "cv_versions_of_member" ON "cv_versions" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "system" ON "cv_versions" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "cv_versions" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("cv_versions"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("cv_versions"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "cv_versions" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "cv_versions" FROM vitrine_visitor;
