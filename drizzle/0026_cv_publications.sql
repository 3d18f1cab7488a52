CREATE TABLE "cv_publications" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"document" jsonb,
	"version" integer NOT NULL,
	"images" uuid[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_publications" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cv_publications" ADD CONSTRAINT "cv_publications_cv_id_records_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_publications" ADD CONSTRAINT "cv_publications_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_publications_of_member" ON "cv_publications" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_publications_by_image" ON "cv_publications" USING gin ("images");--> statement-breakpoint
CREATE POLICY "system" ON "cv_publications" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "cv_publications" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("cv_publications"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("cv_publications"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "visible" ON "cv_publications" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (exists (select from "records" where "records"."id" = "cv_publications"."cv_id" and "records"."owner_id" = "cv_publications"."owner_id"));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "cv_publications" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "cv_publications" FROM vitrine_visitor;--> statement-breakpoint
GRANT SELECT ("cv_id", "document", "version") ON "cv_publications" TO vitrine_visitor;
