CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"written" jsonb,
	"name" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"organization" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"quoted_from" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"photo" uuid,
	"position" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"trashed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "testimonials" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" DROP CONSTRAINT "mail_opt_outs_topic";--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_images_id_fk" FOREIGN KEY ("photo") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_of_member" ON "testimonials" USING btree ("owner_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonials_by_token" ON "testimonials" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "testimonials_by_photo" ON "testimonials" USING btree ("photo");--> statement-breakpoint
CREATE INDEX "testimonials_in_trash" ON "testimonials" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_topic" CHECK (topic in ('messages', 'comments', 'testimonials', 'links', 'shared', 'domains', 'newMembers', 'reports', 'decisions'));--> statement-breakpoint
CREATE POLICY "system" ON "testimonials" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "testimonials" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("testimonials"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("testimonials"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "visible" ON "testimonials" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("testimonials"."state" = 'approved' and "testimonials"."trashed_at" is null
      and exists (select from "users" where "users"."uid" = "testimonials"."owner_id"));--> statement-breakpoint
-- What an author wrote is changed by the instance only, for the author. Visitors read what sites show.
REVOKE UPDATE ON "testimonials" FROM vitrine_member;--> statement-breakpoint
GRANT UPDATE ("state", "label", "message", "token_hash", "expires_at", "name", "role", "organization", "source", "quoted_from", "text", "language", "photo", "position", "revision", "trashed_at") ON "testimonials" TO vitrine_member;--> statement-breakpoint
GRANT SELECT ("id", "owner_id", "state", "written", "name", "role", "organization", "source", "quoted_from", "text", "language", "photo", "position", "trashed_at") ON "testimonials" TO vitrine_visitor;
