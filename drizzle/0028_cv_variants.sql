CREATE TABLE "cv_variants" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"original_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"base" jsonb NOT NULL,
	"version" integer NOT NULL,
	"same" text[] NOT NULL,
	"revision" integer NOT NULL,
	"undo" jsonb
);
--> statement-breakpoint
ALTER TABLE "cv_variants" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cv_variants" ADD CONSTRAINT "cv_variants_cv_id_records_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_variants" ADD CONSTRAINT "cv_variants_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_variants" ADD CONSTRAINT "cv_variants_original_id_records_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_variants_of_member" ON "cv_variants" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_variants_of_original" ON "cv_variants" USING btree ("original_id");--> statement-breakpoint
CREATE POLICY "system" ON "cv_variants" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "cv_variants" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("cv_variants"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("cv_variants"."owner_id" = nullif(current_setting('app.uid', true), ''));