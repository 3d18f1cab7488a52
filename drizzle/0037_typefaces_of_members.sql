CREATE TABLE "face_parts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"face_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"weight" integer NOT NULL,
	"italic" boolean NOT NULL,
	"alphabet" text NOT NULL,
	"facts" jsonb NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "face_parts" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "faces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "faces" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "face_parts" ADD CONSTRAINT "face_parts_face_id_faces_id_fk" FOREIGN KEY ("face_id") REFERENCES "public"."faces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_parts" ADD CONSTRAINT "face_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "face_parts_by_style" ON "face_parts" USING btree ("face_id","weight","italic","alphabet");--> statement-breakpoint
CREATE INDEX "face_parts_by_file" ON "face_parts" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faces_by_name" ON "faces" USING btree ("owner_id","name");--> statement-breakpoint
CREATE POLICY "system" ON "face_parts" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "visible" ON "face_parts" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (exists (select from "faces" where "faces"."id" = "face_parts"."face_id"));--> statement-breakpoint
CREATE POLICY "system" ON "faces" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "faces" AS PERMISSIVE FOR SELECT TO "vitrine_member" USING ("faces"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "visible" ON "faces" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING ("faces"."id"::text = any ((select string_to_array(current_setting('app.keys', true), ' '))::text[]) and exists (select from "users" where "users"."uid" = "faces"."owner_id"));--> statement-breakpoint
ALTER TABLE "faces" ADD CONSTRAINT "faces_owner" FOREIGN KEY ("owner_id") REFERENCES "users"("uid") ON DELETE CASCADE;--> statement-breakpoint
-- Members read their families; only the instance writes them. Visitors read what pages need.
REVOKE ALL ON "faces", "face_parts" FROM vitrine_member, vitrine_visitor;--> statement-breakpoint
GRANT SELECT ON "faces" TO vitrine_member;--> statement-breakpoint
GRANT SELECT ("id", "owner_id", "name") ON "faces" TO vitrine_visitor;--> statement-breakpoint
GRANT SELECT ("id", "face_id", "weight", "italic", "alphabet", "facts", "size", "bytes") ON "face_parts" TO vitrine_visitor;
