CREATE TABLE "translations" (
	"owner_id" text NOT NULL,
	"language" text NOT NULL,
	"part" text NOT NULL,
	"record_id" uuid,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "translations_owner_id_language_part_pk" PRIMARY KEY("owner_id","language","part")
);
--> statement-breakpoint
ALTER TABLE "translations" ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "published_texts" jsonb;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_owner_id_users_uid_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translations_of_record" ON "translations" USING btree ("record_id");--> statement-breakpoint
CREATE POLICY "system" ON "translations" AS PERMISSIVE FOR ALL TO "vitrine_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "translations" AS PERMISSIVE FOR ALL TO "vitrine_member" USING ("translations"."owner_id" = nullif(current_setting('app.uid', true), '')) WITH CHECK ("translations"."owner_id" = nullif(current_setting('app.uid', true), ''));--> statement-breakpoint
CREATE POLICY "visible_of_site" ON "translations" AS PERMISSIVE FOR SELECT TO "vitrine_visitor" USING (exists (select from "sites" where "sites"."owner_id" = "translations"."owner_id"
      and "sites"."published" -> 'languages' @> jsonb_build_array(jsonb_build_object('language', "translations"."language")))
    and ("translations"."record_id" is null or exists (select from "records" where "records"."id" = "translations"."record_id")));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "translations" TO vitrine_member;--> statement-breakpoint
REVOKE ALL ON "translations" FROM vitrine_visitor;--> statement-breakpoint
GRANT SELECT ("owner_id", "language", "part", "record_id", "texts", "updated_at") ON "translations" TO vitrine_visitor;--> statement-breakpoint
GRANT SELECT ("published_texts") ON "sites" TO vitrine_visitor;
