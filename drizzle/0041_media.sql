CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"blob" text NOT NULL,
	"width" integer,
	"height" integer,
	"captions" text,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_by_file" ON "media" USING btree ("file_id","kind");--> statement-breakpoint
CREATE INDEX "media_by_owner" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "system" ON "media" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "media" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("media"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "visible" ON "media" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("media"."id"::text = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]) and exists (select from "users" where "users"."uid" = "media"."owner_id"));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner" FOREIGN KEY ("owner_id") REFERENCES "users"("uid") ON DELETE CASCADE;--> statement-breakpoint
-- Members read their media; only the instance writes them. Visitors read what pages need and what is sent to them.
REVOKE ALL ON "media" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
GRANT SELECT ON "media" TO vitrine_member;--> statement-breakpoint
GRANT SELECT ("id", "owner_id", "kind", "format", "name", "size", "width", "height", "blob", "captions") ON "media" TO vitrine_visitor;
