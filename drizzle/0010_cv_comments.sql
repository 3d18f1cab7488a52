CREATE TABLE "cv_comment_mails" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv_comment_mails" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cv_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"cv_id" uuid NOT NULL,
	"place" text[] NOT NULL,
	"block_name" text NOT NULL,
	"reader_name" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cv_comments" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cv_comment_mails" ADD CONSTRAINT "cv_comment_mails_cv_id_records_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comment_mails" ADD CONSTRAINT "cv_comment_mails_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_comments" ADD CONSTRAINT "cv_comments_cv_id_records_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_comment_mails_of_member" ON "cv_comment_mails" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "cv_comments_of_cv" ON "cv_comments" USING btree ("cv_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cv_comments_to_tell" ON "cv_comments" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "cv_comments_of_member" ON "cv_comments" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "system" ON "cv_comment_mails" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "system" ON "cv_comments" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "cv_comments" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("cv_comments"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("cv_comments"."owner_id" = nullif(current_setting('app.uid', true), ''));